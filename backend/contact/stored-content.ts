import { z } from 'zod';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { FixedFieldName } from '#contract/fixed-fields.ts';

const text = z.string().default('');
const fixed = {
  name: text,
  email: text,
  phone: text,
  company: text,
  message: text,
} satisfies Record<FixedFieldName, typeof text>;

/**
 * The texts of a stored message. Fields that the agency no longer asks for keep theirs; those that it
 * added later are missing.
 */
export const storedContent: z.ZodType<ContactMessage> = z.object(fixed).catchall(z.string());
