import { addressName } from '#content-model/schemas/picture-schema.ts';
import { normalText, type TextPlace } from './text-places.ts';

/** Returns the places of a text on a page, the most likely one first. */
export function findPlaces(
  places: readonly TextPlace[],
  /** The text that was clicked on, then that of each element around it. */
  clicked: readonly string[],
): readonly TextPlace[] {
  const texts = clicked.map(normalText);
  const found = places.flatMap((place) => {
    const level = texts.findIndex(shows(place));
    if (level === -1) return [];
    const isExact = texts[level] === place.shown;
    return [{ place, level, isExact, near: nearestSibling(place, places, texts, level) }];
  });
  if (found.length === 0) return partlyShown(places, texts.slice(0, 2));
  return found
    .toSorted(
      (one, other) =>
        // Almost any text is one with a name in braces.
        Number(other.isExact) - Number(one.isExact) ||
        one.near - other.near ||
        one.level - other.level,
    )
    .map(({ place }) => place);
}

/** Returns the places that name the picture at an address, those with its alternative text first. */
export function findPictures(
  places: readonly TextPlace[],
  { address, alt }: { readonly address: string; readonly alt: string },
): readonly TextPlace[] {
  const decoded = decodeURIComponent(address);
  const isClicked = (file: string) =>
    decoded.includes(`/${addressName(file).replace(/\.\w+$/, '')}.`);
  const hasAlt = (place: TextPlace) =>
    pictureFields(places, place).some(
      ({ shown, value }) => shown === normalText(alt) || value.includes(alt),
    );
  const found = places.filter(({ pictures }) => pictures.some(isClicked));
  return found.toSorted((one, other) => Number(hasAlt(other)) - Number(hasAlt(one)));
}

/** Returns the file, the alternative text and the focus of a picture; of any other place itself. */
export function pictureFields(
  places: readonly TextPlace[],
  place: TextPlace,
): readonly TextPlace[] {
  if (place.kind !== 'picture') return [place];
  const ofPicture = (name: string) => (each: TextPlace) =>
    each.file === place.file && each.path.join() === [...place.path.slice(0, -1), name].join();
  const [alt, focus] = ['alt', 'focus'].map((name) => places.find(ofPicture(name)));
  return [place, alt, focus].filter((field) => field !== undefined);
}

/** Returns whether a text is the one a place shows, with any value in each slot, or a range with its number. */
function shows({ shown, kind }: TextPlace): (text: string) => boolean {
  if (kind === 'number') {
    const number = new RegExp(String.raw`(?<![\d.])${RegExp.escape(shown)}(?!\.?\d)`);
    // Smaller ones stand in many texts.
    return (text) => text === shown || (shown.length > 2 && text.length < 60 && number.test(text));
  }
  const parts = shown.split(/\{\w+\}/);
  if (parts.length === 1) return (text) => text !== '' && text === shown;
  const pattern = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.{1,40}')}$`);
  return (text) => parts.join('').length > 2 && pattern.test(text);
}

/** How far around the text another one of the same entry, list or page is shown: the name of a person tells their titles apart. */
function nearestSibling(
  place: TextPlace,
  places: readonly TextPlace[],
  texts: readonly string[],
  level: number,
): number {
  const column = (path: readonly string[]) => path.join().replaceAll(/\d+/g, '*');
  const entry = place.path.slice(0, -1).join();
  const siblings = places.filter(
    (other) =>
      other !== place &&
      other.file === place.file &&
      other.shown.length > 2 &&
      other.shown !== place.shown &&
      (other.path.slice(0, -1).join() === entry || column(other.path) === column(place.path)),
  );
  const near = texts.findIndex(
    (text, n) => n >= level && siblings.some(({ shown }) => text.includes(shown)),
  );
  return near === -1 ? texts.length : near;
}

/** The places that are shown in a part of a text, or that the text is a part of: a paragraph of a story. */
function partlyShown(places: readonly TextPlace[], texts: readonly string[]): readonly TextPlace[] {
  return places
    .filter(({ shown }) =>
      texts.some(
        (text) =>
          (text.length > 11 && shown.includes(text)) || (shown.length > 3 && text.includes(shown)),
      ),
    )
    .toSorted((one, other) => other.shown.length - one.shown.length)
    .slice(0, 5);
}
