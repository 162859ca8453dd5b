import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { placesOn, sheetSize, statuses } from '../findings';
import type { Finding } from '../findings';
import { percent } from '../PageSheet';
import { usePageImage } from '../usePageImage';
import styles from './PageCrop.module.css';

export interface PageCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the page image. */
  src: string;
  /** The text alternative of the crop. */
  alt: string;
  /** The finding whose places are marked. */
  finding: Finding;
  /**
   * The page to show; the crop is centred on the finding's first place there.
   * @default the page of the first place
   */
  page?: number;
  /**
   * Use `eager` for a crop that is printed: by default, a hidden crop loads no image.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager';
}

/**
 * A crop of a page around a finding. Renders a `div` as wide as its container and, by default, 112 px high, or higher
 * for a tall box. For a whole page use PageSheet.
 *
 * Accessibility: an image with a text alternative; an error message replaces an image that fails to load.
 */
export function PageCrop({
  src,
  alt,
  finding,
  page,
  loading = 'lazy',
  className,
  style,
  ...rest
}: PageCropProps) {
  const { status, key, image } = usePageImage(src);
  const { tone, dashed } = statuses[finding.status].mark;
  const marked = placesOn(finding, page ?? finding.places?.[0]?.page ?? 1);
  const [centre] = marked;
  if (!centre || status === 'failed') {
    return (
      <div {...rest} style={style} className={clsx(styles.root, className)}>
        <p className={styles.failed}>
          <CircleAlert aria-hidden size="1rem" />{' '}
          <span>
            {centre
              ? 'This part of the page could not be loaded.'
              : 'This finding has no place on the page.'}
          </span>
        </p>
      </div>
    );
  }
  const focus = {
    '--pt-crop-x': centre.x + centre.width / 2,
    '--pt-crop-y': centre.y + centre.height / 2,
    '--pt-crop-width': centre.width,
    '--pt-crop-height': centre.height,
  } as CSSProperties;
  return (
    <div {...rest} style={{ ...focus, ...style }} className={clsx(styles.root, className)}>
      <div className={styles.sheet}>
        <img
          key={key}
          loading={loading}
          {...image}
          alt={alt}
          {...sheetSize}
          className={styles.image}
        />
        {marked.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            data-tone={tone}
            data-dashed={dashed}
            className={styles.mark}
            style={{
              left: percent(x, sheetSize.width),
              top: percent(y, sheetSize.height),
              width: percent(width, sheetSize.width),
              height: percent(height, sheetSize.height),
            }}
          />
        ))}
      </div>
    </div>
  );
}
