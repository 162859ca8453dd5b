import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { errorTexts } from '../../errorTexts';
import { DescriptionList } from '../DescriptionList';
import { fileSize, fileType, isImageFile, shownName } from '../FileList';
import { FileImage } from '../FileList/FileImage';
import { SheetDrawing } from '../SheetDrawing';
import styles from './FilePreview.module.css';

export interface FilePreviewProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The file to show; without one the panel shows instructions. */
  file: File | null;
  /** @default 'Preview' */
  title?: string;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A preview of a file before upload: a picture if it is an image, and its name, size and type. Renders a
 * `section` labelled by its heading. Not for documents in the system: use a DocumentViewer.
 *
 * Accessibility: the picture is named after its file; an image that cannot be decoded shows a drawing, any
 * other file a sentence.
 */
export function FilePreview({
  file,
  title = 'Preview',
  headingLevel = 2,
  className,
  ...rest
}: FilePreviewProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Heading id={headingId} className={styles.heading}>
        {title}
      </Heading>
      <div className={styles.sheet}>
        {file && isImageFile(file) ? (
          <FileImage file={file} alt={shownName(file)} className={styles.image} />
        ) : (
          <div className={styles.blank}>
            <SheetDrawing kind="missing" className={styles.drawing} />
            <p>{file ? errorTexts.previewNotAvailable : 'Select a file to preview'}</p>
          </div>
        )}
      </div>
      {file && (
        <DescriptionList
          items={[
            { term: 'File name', description: <bdi>{shownName(file)}</bdi> },
            { term: 'Size', description: <bdi>{fileSize(file)}</bdi> },
            { term: 'Type', description: <bdi>{fileType(file)}</bdi> },
          ]}
          className={styles.facts}
        />
      )}
    </section>
  );
}
