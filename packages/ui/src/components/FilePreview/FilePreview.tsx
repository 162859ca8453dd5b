import { clsx } from 'clsx';
import { FileQuestionMark, Image } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { errorTexts } from '../../errorTexts';
import { DescriptionList } from '../DescriptionList';
import { fileSize, fileType, isImageFile, shownName } from '../FileList';
import styles from './FilePreview.module.css';

export interface FilePreviewProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The file to show; without one the panel says what to do. */
  file: File | null;
  /** @default 'Preview' */
  title?: string;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** In place of what a browser draws for an image that it cannot read. */
const brokenPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#82827c" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M21 15V5a2 2 0 0 0-2-2H9M3.6 3.6A2 2 0 0 0 3 5v14a2 2 0 0 0 2 2h14a2 2 0 0 0 1.4-.6M10.4 10.4a2 2 0 1 1-2.8-2.8M13.5 13.5 6 21M18 12l3 3M2 2l20 20"/></svg>',
)}`;

/** An image read from the device: its address lives as long as the picture shows this file. */
function Picture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);

  // With the image itself: who waits for images must find its address.
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return;
    const url = URL.createObjectURL(file);
    delete element.dataset.broken;
    element.src = url;
    return () => {
      element.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return (
    <img
      ref={image}
      alt={shownName(file)}
      onError={({ currentTarget }) => {
        if (currentTarget.dataset.broken !== undefined) return;
        currentTarget.dataset.broken = '';
        currentTarget.src = brokenPicture;
      }}
      className={styles.image}
    />
  );
}

/**
 * A file before it is uploaded: the picture where there is one, and its name, size and type.
 * Renders a `section` named by its heading. Not for documents in the system: use a DocumentViewer.
 *
 * Accessibility: the picture is named by its file; a drawing stands for an image that cannot be read, and
 * words for what is no image.
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
          <Picture file={file} />
        ) : (
          <div className={styles.blank}>
            {file ? <FileQuestionMark size={24} /> : <Image size={24} />}
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
