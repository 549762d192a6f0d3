import { aboutPage } from '#content-model/content.ts';
import { NamedTexts } from '#site/ui/named-texts.tsx';
import styles from './facts.module.css';

/** Where the agency works, when it can be reached, and why it counts visits itself. */
export function Facts({ countsItself }: { readonly countsItself: boolean }) {
  const { facts = [], ownCounting } = aboutPage;
  const shown = ownCounting && countsItself ? [...facts, ownCounting] : facts;
  if (shown.length === 0) return null;
  const items = shown.map(({ heading, text }) => ({ name: heading, text }));
  return <NamedTexts className={styles.facts} items={items} />;
}
