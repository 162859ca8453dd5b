import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import { useWords } from '../../words';
import { DescriptionList } from '../DescriptionList';
import { fileSize, fileType, isImageFile, shownName } from '../fileFacts';
import { FileImage } from '../FileImage';
import { SheetDrawing } from '../SheetDrawing';
import styles from './FilePreview.module.css';

export interface FilePreviewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The file to show, or `null` for none: the panel then asks the user to select one. */
  file: File | null;
  /** Shown instead of the image if the file is not an image. */
  unavailable: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/**
 * A preview of a file before upload: the image, if the file is one, and its name, size and type. Renders a `section`
 * labelled by its heading. Not for documents in the system: use a DocumentViewer.
 *
 * Accessibility: the image is named after its file. An icon replaces an image that cannot be decoded; for a file of
 * another type, `unavailable` says that there is no preview.
 */
export function FilePreview({
  file,
  unavailable,
  headingLevel = 2,
  className,
  ...rest
}: FilePreviewProps) {
  const words = useWords('FilePreview', {
    title: 'Preview',
    empty: 'Select a file to preview',
    fileName: 'File name',
    size: 'Size',
    type: 'Type',
  });
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Heading id={headingId} className={styles.heading}>
        {words.title}
      </Heading>
      <div className={styles.sheet}>
        {file && isImageFile(file) ? (
          <FileImage file={file} alt={shownName(file)} className={styles.image} />
        ) : (
          <div className={styles.blank}>
            {/* The `viewBox` crops the drawing to the sheet, without the blank space around it. */}
            <SheetDrawing kind="missing" viewBox="30 6 96 138" className={styles.drawing} />
            <p>{file ? unavailable : words.empty}</p>
          </div>
        )}
      </div>
      {file && (
        <DescriptionList
          items={[
            { term: words.fileName, description: <bdi>{shownName(file)}</bdi> },
            { term: words.size, description: <bdi>{fileSize(file)}</bdi> },
            { term: words.type, description: <bdi>{fileType(file)}</bdi> },
          ]}
          className={styles.facts}
        />
      )}
    </section>
  );
}
