import sharp from 'sharp';
import { z } from 'zod';
import { imagePath } from '#content-model/image-path.ts';
import type { SchemaField } from '#content-model/content-texts.ts';
import type { Field, Place } from './edit-messages.ts';
import { pictureFields } from './find-places.ts';
import type { TextPlace } from './text-places.ts';

/** Returns a place as the panel shows it, with the fields of its picture. */
export async function describePlace(
  folder: string,
  places: readonly TextPlace[],
  place: TextPlace,
): Promise<Place> {
  const fields = pictureFields(places, place);
  const hasFocus = fields.some(({ kind }) => kind === 'focus');
  return {
    file: place.file,
    fields: fields.map(describeField),
    ...(hasFocus &&
      !place.value.endsWith('.svg') && { photo: await smallPhoto(imagePath(folder, place.value)) }),
  };
}

function describeField({ path, kind, field, line, value, schema }: TextPlace): Field {
  const meaning =
    kind === 'Markdown' ? 'A part of the text, in Markdown' : schema?.meta?.description;
  const parts = [meaning, limitsOf(schema)].filter((part) => part !== undefined);
  return {
    ...{ path: [...path], kind, line, value },
    name: field,
    meaning: parts.map((part) => `${part}.`).join(' '),
  };
}

/** Returns the limits of a text in words, if it has any. */
function limitsOf(field: SchemaField | undefined): string | undefined {
  if (!(field?.schema instanceof z.ZodString)) return undefined;
  const { minLength, maxLength } = field.schema;
  const slots = (field.meta?.slots ?? []).map((slot) => `{${slot}}`);
  const parts = [
    ...(maxLength === null ? [] : [`${minLength ?? 0} to ${maxLength} characters`]),
    ...(slots.length === 0 ? [] : [`keep ${slots.join(' and ')}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', and ');
}

async function smallPhoto(path: string): Promise<string> {
  const photo = await sharp(path)
    .autoOrient()
    .resize({ width: 560, withoutEnlargement: true })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${photo.toString('base64')}`;
}
