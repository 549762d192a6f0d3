import type { ReactNode } from 'react';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A small drawing of the line, in the color of the words beside it, and nothing to be heard. */
export function LineFrame({ width, height, children }: Props) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
