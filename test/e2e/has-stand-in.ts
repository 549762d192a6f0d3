/** Runs in the page: whether the visitor's system has one of the fonts after the typeface of an element. */
export async function hasStandIn(element: Element): Promise<boolean> {
  const [, ...others] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(/,\s*/);
  const faces = [...document.fonts].filter(({ family }) =>
    others.includes(family.replaceAll('"', '')),
  );
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  return loads.some(({ status }) => status === 'fulfilled');
}
