import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './CropComparison.module.css';

interface OverlayProps {
  /** The names of the two layers, bottom first. */
  names: readonly [string, string];
  /** The two layers. */
  children: ReactNode;
}

/** Two layers with adjustable opacity of the top one. */
export function Overlay({ names: [bottom, top], children }: OverlayProps) {
  const [opacity, setOpacity] = useState(50);
  return (
    <>
      <label className={styles.opacity}>
        <span>{`${top} over ${bottom.toLowerCase()}`}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={opacity}
          aria-valuetext={`${opacity}%`}
          onChange={(event) => setOpacity(event.target.valueAsNumber)}
        />
        <span aria-hidden className={styles.percent}>
          {`${opacity}%`}
        </span>
      </label>
      <div className={styles.layers} style={{ '--pt-top-opacity': opacity / 100 } as CSSProperties}>
        {children}
      </div>
    </>
  );
}
