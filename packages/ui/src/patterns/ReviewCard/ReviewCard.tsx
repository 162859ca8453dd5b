import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import styles from './ReviewCard.module.css';

export interface ReviewableDocument {
  id: string;
  name: string;
  /** The name of its kind, such as 'Utility Bill'. */
  type: string;
  /** Shown as stored. */
  uploadDate: string;
  clientName: string;
}

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The document that waits for a decision. */
  document: ReviewableDocument;
  /** Called when its review should begin. */
  onReview: () => void;
  /**
   * The level of the heading with the document's name.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A document that waits for a decision, and the button that begins it. Renders an `article`.
 * Not for verified documents: nothing is left to do with them.
 *
 * Keyboard: Tab reaches the button, Enter or Space presses it.
 *
 * Accessibility: the button's name says which document it is about.
 */
export function ReviewCard({
  document,
  onReview,
  headingLevel = 2,
  className,
  ...rest
}: ReviewCardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild>
      <article aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
        <Heading id={headingId} className={styles.name}>
          {document.name}
        </Heading>
        <DescriptionList
          items={[
            { term: 'Type', description: document.type },
            { term: 'Client', description: document.clientName },
            { term: 'Upload Date', description: document.uploadDate },
          ]}
        />
        <Button aria-describedby={headingId} onClick={onReview} className={styles.action}>
          Review
        </Button>
      </article>
    </Card>
  );
}
