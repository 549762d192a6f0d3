/** Every color of the drawings: `[light scheme, dark scheme]`. */
export const palette = {
  // Evergreen
  'evergreen-950': ['#08231D', '#061B17'],
  'evergreen-900': ['#0E2F28', '#08231D'],
  'evergreen-800': ['#154338', '#0E2F28'],
  'evergreen-700': ['#1D5445', '#154338'],
  'evergreen-600': ['#2C6D5B', '#1F5748'],
  'evergreen-500': ['#54917D', '#3B7765'],
  'evergreen-300': ['#9DC2B4', '#7BA497'],
  'evergreen-200': ['#CBE0D7', '#9DC2B4'],
  // Alpenglow
  'alpenglow-700': ['#A63A20', '#8A3322'],
  'alpenglow-500': ['#F0694A', '#D65D43'],
  'alpenglow-400': ['#F7805F', '#DD7256'],
  'alpenglow-300': ['#FFA98C', '#E8957A'],
  'alpenglow-200': ['#FFCDB8', '#E5B3A0'],
  'alpenglow-100': ['#FFE6DA', '#EBCFC2'],
  // Snow and warm neutrals
  snow: ['#F5F8F5', '#D9E3DD'],
  'snow-2': ['#E6EEE9', '#A9BFB6'],
  brick: ['#C4553B', '#9A4533'],
  'brick-dark': ['#A8432C', '#833A2B'],
  sand: ['#E8CBB2', '#8B7565'],
  'sand-dark': ['#D2AE92', '#75614F'],
  wood: ['#9C6A44', '#7C5537'],
  bread: ['#D99A5B', '#D08F4F'],
  glow: ['#FFD98F', '#FFD27A'],
  'glow-2': ['#FFEBC2', '#FFE2A6'],
  halo: ['transparent', '#FFD27A1F'],
  glass: ['#CBE4DF', '#8FB6B4'],
  yellow: ['#F2C230', '#E0B02B'],
  pavement: ['#EADFD3', '#6E726B'],
  kerb: ['#C9BAAC', '#565C56'],
  road: ['#154338', '#154338'],
  haze: ['#FFC4AE', '#5B4A46'],
  'haze-2': ['#FFB59B', '#4E4844'],
  // The line, and ink for eyes, tires and cables: almost the same in both schemes
  line: ['#F0694A', '#F0694A'],
  ink: ['#08231D', '#051512'],
  // Rock at sunrise, from full light to shade
  'rock-0': ['#FFF1E9', '#F0C3AF'],
  'rock-1': ['#FFD9C8', '#DE9C85'],
  'rock-2': ['#FFBBA1', '#CB8069'],
  'rock-3': ['#F7987B', '#B56B56'],
  'rock-4': ['#DE7658', '#985646'],
  'rock-5': ['#B95A43', '#794940'],
  'rock-6': ['#8A4A3E', '#5C413B'],
  'rock-7': ['#5E413B', '#433B38'],
  // Forest, from light to shade
  'wood-0': ['#4A8873', '#2B6453'],
  'wood-1': ['#387764', '#225445'],
  'wood-2': ['#2C6D5B', '#1C4A3D'],
  'wood-3': ['#236050', '#174136'],
  'wood-4': ['#1D5445', '#12382F'],
  'wood-5': ['#184A3D', '#0F3028'],
  // Aspens in September
  'aspen-0': ['#FFE0A0', '#B4985E'],
  'aspen-1': ['#F7C766', '#9D7E41'],
  'aspen-2': ['#E5A84A', '#856634'],
  'aspen-3': ['#C98A3C', '#6B512B'],
  // People
  'skin-1': ['#F6CDB1', '#DDB193'],
  'skin-2': ['#E5AE86', '#CC9670'],
  'skin-3': ['#C68657', '#AF7449'],
  'skin-4': ['#95603C', '#845232'],
  'skin-5': ['#6B4129', '#603823'],
  'hair-black': ['#1B1614', '#120F0E'],
  'hair-brown': ['#5A3524', '#4A2B1D'],
  'hair-red': ['#A4482A', '#8C3C23'],
  'hair-fair': ['#D9A45C', '#BE8D4B'],
  'hair-grey': ['#CFCFC8', '#B5B7B1'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Color = keyof typeof palette;

/** A color of the palette as a value of `fill` or `stroke`; it follows the visitor's scheme. */
export function ink(color: Color): string {
  return `var(--${color})`;
}

/** The custom properties of the colors that `body` uses, for both schemes unless it is always light. */
export function colorRules(body: string, alwaysLight = false): string {
  const used = Object.entries(palette).filter(([name]) => body.includes(`var(--${name})`));
  const rules = (scheme: 0 | 1) =>
    used.map(([name, pair]) => `--${name}:${pair[scheme]}`).join(';');
  const light = `:root{${rules(0)}}`;
  return alwaysLight ? light : `${light}@media (prefers-color-scheme:dark){:root{${rules(1)}}}`;
}
