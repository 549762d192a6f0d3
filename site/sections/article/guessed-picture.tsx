import type { PropsWithChildren } from 'react';
import type { Guess } from '#content-model/schemas/article-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import { chanceWithoutDifference, isClear, timesInTests } from './chance-without-difference.ts';
import styles from './guessed-picture.module.css';

/** Asks which of two versions won before it shows the numbers, also without scripts. */
export function GuessedPicture({ guess, children }: PropsWithChildren<{ readonly guess: Guess }>) {
  const { question, example, visitors, a, b } = guess;
  const won = a.count > b.count ? 'a' : 'b';
  const winner = guess[won].name;
  const chance = chanceWithoutDifference(a.count, b.count, visitors);
  const shown = timesInTests(chance);
  return (
    <fieldset className={styles.guess} data-guess>
      <legend>
        {question} {example !== undefined && <SampleMark text={example} />}
      </legend>
      {children}
      <div className={`${styles.versions} no-print`}>
        {(['a', 'b'] as const).map((version) => (
          <label key={version} className="beside" data-ground="paper">
            <input type="radio" name="guess" value={version === won ? 'right' : 'wrong'} />
            {guess[version].name}
          </label>
        ))}
      </div>
      <div className={styles.result} role="status">
        <div>
          {(['right', 'wrong'] as const).map((how) => (
            <p key={how} className={styles[how]}>
              <strong>{fillSlots(guess[how], { winner })}</strong>
            </p>
          ))}
          <ul role="list">
            {[a, b].map(({ name, count }) => (
              <li key={name}>{fillSlots(guess.counted, numbers(name, count, visitors))}</li>
            ))}
          </ul>
          <p>
            {shown ? fillSlots(guess.luck, shown) : guess.rarely}{' '}
            {isClear(chance) ? fillSlots(guess.clear, { winner }) : guess.open}
          </p>
        </div>
      </div>
    </fieldset>
  );
}

function numbers(name: string, count: number, visitors: number) {
  return {
    version: name,
    count: count.toLocaleString('en-US'),
    visitors: visitors.toLocaleString('en-US'),
    percent: `${((100 * count) / visitors).toFixed(1)}%`,
  };
}
