import { useState, type FocusEvent, type PointerEvent } from 'react';

/** The visitor's reasons for the carousel to rest: a pointer or a focus on it, or the control. */
export function useRest() {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  /** A finger does not hover, and would never be seen to leave. */
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setHovered(true);
  };

  return {
    /** The visitor pressed pause. */
    paused,
    /** There is any reason to rest. */
    resting: paused || hovered || focused,

    onTogglePaused: () => {
      setPaused(!paused);
      // Who presses play from the keyboard has the focus on the control and still means it.
      if (paused) setFocused(false);
    },

    onHover: {
      onPointerEnter: hover,
      // A pointer that was there before the carousel woke up does not enter it.
      onPointerMove: hover,
      onPointerLeave: () => setHovered(false),
    },

    onFocusWithin: {
      onFocus({ target }: FocusEvent) {
        // A click leaves a focus behind that nobody sees: only one that shows its ring counts.
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
