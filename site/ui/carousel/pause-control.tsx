import { Icon } from '../icon.tsx';
import styles from './carousel.module.css';

interface PauseControlProps {
  /** What stops moving. Said after 'Pause', not shown. */
  label: string;
  paused: boolean;
  onToggle: () => void;
}

/** What moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */
export function PauseControl({ label, paused, onToggle }: PauseControlProps) {
  return (
    <button type="button" className={styles.control} onClick={onToggle}>
      <Icon name={paused ? 'play' : 'pause'} className={styles.controlIcon} />
      <span className={styles.controlWord}>{paused ? 'Play' : 'Pause'}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
