import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { indexedPng } from './indexed-png.ts';

/** An SVG without words in a font, painted at a width, as a PNG. */
export async function painted(svg: string, width: number): Promise<Uint8Array> {
  ready ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await ready;
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return indexedPng(image);
}

let ready: Promise<void> | undefined;
