/** The parts of the panel that Astro has no elements for, in the look of those that it has. */
export const panelStyle = `
  astro-dev-toolbar-window { padding: 0; line-height: 1.5; font-size: 14px; width: min(480px, 100%); }
  @media (max-width: 512px) { astro-dev-toolbar-window { right: 0; } }
  header { display: flex; justify-content: space-between; align-items: center; padding: 16px 24px; }
  h2, h3, h4 { color: white; font-size: 14px; margin: 0; overflow-wrap: anywhere; }
  h2 { font-size: 20px; }
  h4 { margin-top: 16px; }
  p { margin: 0; }
  .body { overflow: auto; padding: 0 24px 24px; }
  .body, form { display: grid; gap: 8px; }
  form + *, [role='status']:not(:empty) { margin-top: 8px; }
  label { color: white; font-weight: 600; overflow-wrap: anywhere; }
  textarea, select { font: inherit; color: white; background: color-mix(in srgb, white 8%, black);
    border: 1px solid gray; border-radius: 4px; padding: 6px 8px; width: 100%; box-sizing: border-box; }
  textarea { resize: vertical; field-sizing: content; max-height: 12em; }
  option { background: black; }
  :focus-visible { outline: 2px solid white; outline-offset: 1px; }
  [role='alert'] { white-space: pre-wrap; color: lightpink; overflow-wrap: anywhere; }
  [role='alert']:empty, [role='status']:empty { display: none; }
  [role='status'] { color: palegreen; }
  form astro-dev-toolbar-button { justify-self: start; }
  ul { list-style: none; margin: 4px 0 0; padding: 0; display: grid; gap: 4px; justify-items: start; }
  .photo { position: relative; justify-self: start; cursor: crosshair; }
  .photo img { display: block; max-width: 100%; max-height: 240px; }
  .marker { position: absolute; width: 16px; height: 16px; margin: -9px 0 0 -9px; border: 2px solid white;
    border-radius: 50%; outline: 2px solid black; pointer-events: none; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 160px; overflow: auto; margin: 0; color: white; }
`;
