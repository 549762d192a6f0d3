import type { ReactNode } from 'react';

export type IconName = keyof typeof shapes;

interface Props {
  readonly name: IconName;
  readonly size?: string;
  readonly className?: string | undefined;
}

/** An icon, hidden from screen readers: there is text or a label beside it. */
export function Icon({ name, size = '1.4rem', className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}

const shapes = {
  phone: (
    <path d="M5.7 3.5h2.5a1.2 1.2 0 0 1 1.2.9l.8 3.2a1.2 1.2 0 0 1-.4 1.2L8.1 10.2a13 13 0 0 0 5.7 5.7l1.4-1.7a1.2 1.2 0 0 1 1.2-.4l3.2.8a1.2 1.2 0 0 1 .9 1.2v2.5a2.2 2.2 0 0 1-2.3 2.2A15.6 15.6 0 0 1 3.5 5.8a2.2 2.2 0 0 1 2.2-2.3Z" />
  ),
  mail: (
    <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5Zm-1 1.5 8.5 6.7 8.5-6.7" />
  ),
  form: (
    <path d="M18.5 12.5v6.7a1.3 1.3 0 0 1-1.3 1.3H5.3A1.3 1.3 0 0 1 4 19.2V4.8a1.3 1.3 0 0 1 1.3-1.3h7.2m5.9.2 1.9 1.9-7.1 7.1-2.5.6.6-2.5ZM7.5 16.8h7.5" />
  ),
  calendar: <path d="M4 6h16v14H4Zm0 4.5h16M8.5 3.5v4m7-4v4" />,
  back: <path d="M20.5 12h-17M10 5.5 3.5 12l6.5 6.5" />,
  forward: <path d="M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  move: <path d="M3.5 12h17M7.5 8l-4 4 4 4m9-8 4 4-4 4" />,
  menu: <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h17" />,
  pause: <path d="M8.5 5v14m7-14v14" strokeWidth="2.5" />,
  play: <path d="M7.5 4.8v14.4L19 12Z" fill="currentColor" />,
  facebook: (
    <path d="M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0m9.7 9v-9.7a2.6 2.6 0 0 1 2.6-2.6h.9m-6.4 4.5h5.6" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.7" />
      <circle cx="12" cy="12" r="3.9" />
      <path d="M16.8 7.2v0" strokeWidth="2.2" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.2" />
      <path d="M8 11v5.7m3.8 0V11m0 2.9a2.4 2.4 0 0 1 4.7 0v2.8" />
      <path d="M8 7.6v0" strokeWidth="2.4" />
    </>
  ),
  tiktok: <path d="M13.5 3.5v12.2a3.9 3.9 0 1 1-3.9-3.9m3.9-8.3c.3 2.7 2.2 4.6 5 4.8" />,
  x: <path d="M4 4h3.8L20 20h-3.8ZM19.3 4l-6.1 6.7m-2.4 2.6L4.7 20" />,
  youtube: (
    <>
      <rect x="2.8" y="5.5" width="18.4" height="13" rx="3.4" />
      <path d="M10.3 9.2v5.6l4.7-2.8Z" fill="currentColor" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.9.3l3-3a4.1 4.1 0 0 0-5.8-5.8l-1.3 1.3M14 10a4 4 0 0 0-5.9-.3l-3 3a4.1 4.1 0 0 0 5.8 5.8l1.3-1.3" />
  ),
  check: <path d="m4.5 12.8 5 5L19.5 7" />,
} satisfies Record<string, ReactNode>;
