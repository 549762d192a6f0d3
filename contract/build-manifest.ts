import { z } from 'zod';

/** What the build tells the server, in the folder of the site. The dot hides it from visitors. */
export const buildManifestFile = '.build.json';

const hashes = z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/));

export const buildManifestSchema = z.strictObject({
  /** The settings that the pages were built with, by name. Secrets are not among the values. */
  settings: z.record(z.string(), z.string()),
  /** The content that the pages show, so that emails and the form's answers say the same. */
  content: z.unknown(),
  /** The addresses of pages that have moved, and where to. */
  movedPages: z.record(z.string(), z.string()),
  /** The pages, each with its address and its screen name in analytics. */
  screens: z.array(z.strictObject({ path: z.string(), route: z.string() })),
  /**
   * The hashes of the inline scripts and styles of each file, as a Content-Security-Policy writes
   * them. The keys are paths in the folder, such as `services/post/seo.html`.
   */
  inlineHashes: z.record(z.string(), z.strictObject({ scripts: hashes, styles: hashes })),
});

export type BuildManifest = z.infer<typeof buildManifestSchema>;
