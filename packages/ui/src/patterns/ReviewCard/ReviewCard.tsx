import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/Button';
import { DescriptionList } from '../../components/DescriptionList';
import styles from './ReviewCard.module.css';

export interface ReviewDocument {
  id: string;
  name: string;
  type: string;
  uploadDate: string;
  clientName: string;
}

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  document: ReviewDocument;
  /** Called when the document is to be reviewed. */
  onReview: () => void;
  /** Stands below the facts, for example a link to the document. */
  details?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A document that waits for a decision. Renders an `article` with a button that starts the review.
 * Not for documents that are verified.
 */
export function ReviewCard({
  document,
  onReview,
  details,
  headingLevel = 2,
  className,
  ...rest
}: ReviewCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx(styles.root, className)}>
      <Heading className={styles.name}>{document.name}</Heading>
      <DescriptionList
        items={[
          { term: 'Type', description: document.type },
          { term: 'Client', description: document.clientName },
          { term: 'Upload Date', description: document.uploadDate },
        ]}
      />
      <div className={styles.footer}>
        {details}
        <Button
          variant="primary"
          className={styles.action}
          aria-label={`Review ${document.name}`}
          onClick={onReview}
        >
          Review
        </Button>
      </div>
    </article>
  );
}
