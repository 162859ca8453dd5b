import { clsx } from 'clsx';
import { FileQuestionMark, Image } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
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

interface PictureProps {
  file: File;
  onBroken: () => void;
}

/** An image read from the device: its address lives as long as the picture shows this file. */
function Picture({ file, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const url = URL.createObjectURL(file);
    element.src = url;
    return () => {
      element.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);

  return <img ref={image} alt={shownName(file)} onError={onBroken} className={styles.image} />;
}

/**
 * A file before it is uploaded: the picture where there is one, and its name, size and type.
 * Renders a `section` named by its heading. Not for documents in the system: use a DocumentViewer.
 *
 * Accessibility: the picture is named by its file; without a picture words say so.
 */
export function FilePreview({
  file,
  title = 'Preview',
  headingLevel = 2,
  className,
  ...rest
}: FilePreviewProps) {
  const [brokenFile, setBrokenFile] = useState<File | null>(null);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasPicture = file !== null && isImageFile(file) && brokenFile !== file;

  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <Heading id={headingId} className={styles.heading}>
        {title}
      </Heading>
      <div className={styles.sheet}>
        {hasPicture ? (
          <Picture file={file} onBroken={() => setBrokenFile(file)} />
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
