/**
 * A drawing whose parts and classes begin with a mark of its own, so that it can stand beside others
 * in one SVG: two drawings may both have a part called `name` and a class called `sky`.
 */
export function ownNames(svg: string, mark: string): string {
  return svg
    .replaceAll(/(?<= id="|href="#|="url\(#)/g, mark)
    .replaceAll(/(?<= class=")[^"]+/g, (names) => names.replaceAll(/(?<=^| )(?=\S)/g, mark))
    .replaceAll(/<style>.*?<\/style>/gs, (rules) =>
      rules.replaceAll(/\.(?=[a-z][\w-]*[^{}]*\{)/g, `.${mark}`),
    );
}
