import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import styles from './CropComparison.module.css';

interface BlinkProps {
  /** The names of the two layers, bottom first. */
  names: readonly [string, string];
  /** The two layers. */
  children: ReactNode;
}

/** Two layers that alternate until paused; under reduced motion, only a button switches between them. */
export function Blink({ names, children }: BlinkProps) {
  const [isPaused, setIsPaused] = useState(false);
  const [showsFirst, setShowsFirst] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <Button size="small" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setIsPaused(true);
            setShowsFirst(!showsFirst);
          }}
        >
          {`Show ${names[showsFirst ? 1 : 0].toLowerCase()}`}
        </Button>
      </div>
      <div
        className={styles.layers}
        data-blinking={!isPaused || undefined}
        data-shown={showsFirst ? 'first' : 'second'}
      >
        {children}
      </div>
    </>
  );
}
