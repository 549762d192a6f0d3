import { Children, type PropsWithChildren } from 'react';
import styles from './steps.module.css';
import { Waypoint } from './waypoint.tsx';

/** A step for each child. */
export function Steps({ children }: PropsWithChildren) {
  return (
    <ol role="list" className={`${styles.steps} stack-2`}>
      {Children.map(children, (step, index) => (
        <li>
          <Waypoint number={index + 1} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
