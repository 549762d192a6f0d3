/** The roles of color of the site's design (`site/styles/tokens.css`), as far as the report has them. */
export const pageTokens = `
:root {
  color-scheme: light dark;
  --ground: #f5f8f5;
  --ink: #0e2f28;
  --ink-2: #3a5a50;
  --rule: #c9d6cf;
  --shadow: #0e2f2859;
  --track: #e6eee9;
  --line: #f0694a;
  --accent: #a63a20;
  --sky: linear-gradient(180deg, #f5f8f5, #ffe9de 62%, #ffc9b2);
  --wall: #154338;
  --wall-light: #2c6d5b;
  --window: #ffd98f;
  --street: #08231d;
  --street-ink: #f5f8f5;
  --hill: #154338;
  --hill-shade: #0e2f28;
  --hill-2: #2c6d5b;
  --hill-2-shade: #1d5445;
  --peak: #ffcdb8;
  --peak-shade: #f7805f;
  --bar: #2c6d5b;
  --good: #2c6d5b;
  --between: #ffd98f;
  --poor: #a63a20;
  --edge: max(clamp(1.25rem, 0.6rem + 2.9vw, 4.5rem), (100vw - 86rem) / 2);
}

@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #08231d;
    --ink: #f5f8f5;
    --ink-2: #b5cdc3;
    --rule: #1d5445;
    --shadow: #000a;
    --track: #0e2f28;
    --accent: #ffa98c;
    --sky: linear-gradient(180deg, #0a2a2b, #33413f 70%, #5c4a42);
    --wall: #0e2f28;
    --wall-light: #1d5445;
    --street: #041511;
    --hill: #2c6d5b;
    --hill-shade: #1d5445;
    --hill-2: #54917d;
    --hill-2-shade: #2c6d5b;
    --peak: #ffa98c;
    --peak-shade: #f0694a;
    --bar: #54917d;
    --good: #54917d;
    --poor: #f0694a;
  }
}
`;
