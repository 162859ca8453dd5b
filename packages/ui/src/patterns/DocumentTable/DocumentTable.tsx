import { clsx } from 'clsx';
import { useId, useMemo } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { FileName } from '../../components/FileName';
import { Anchor } from '../../components/Link';
import { Mono } from '../../components/Mono';
import { Table } from '../../components/Table';
import type { TableColumn, TableProps } from '../../components/Table';
import type { ClientDocument } from '../../domain';
import { DocumentStatus } from '../DocumentStatus';
import { newestFirst } from '../newestFirst';
import { PageThumbnail } from '../PageThumbnail';
import styles from './DocumentTable.module.css';

/** The fields of a document that a row shows. */
export type DocumentRow = Pick<
  ClientDocument,
  'id' | 'name' | 'type' | 'uploadDate' | 'needsReview'
>;

export interface DocumentTableProps<Doc extends DocumentRow> extends Omit<
  TableProps<Doc>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'rowHref' | 'stack'
> {
  /** In any order: those that need review come first, then the newest upload. */
  documents: readonly Doc[];
  /** The href of a document's page; keep the function stable between renders, otherwise all rows re-render. */
  documentHref: (document: Doc) => string;
  /**
   * The URL of a thumbnail of the document's first page, with the aspect ratio of Letter paper; keep the function
   * stable, too.
   */
  thumbnail?: (document: Doc) => string;
  /**
   * The accessible name of the table.
   * @default 'List of documents'
   */
  label?: string;
}

interface StatusProps {
  needsReview: boolean;
  href: string;
  /** The id of the document's name. */
  nameId: string;
}

function Status({ needsReview, href, nameId }: StatusProps) {
  if (!needsReview) return <DocumentStatus needsReview={needsReview} />;
  return (
    <span className={styles.status}>
      <DocumentStatus needsReview={needsReview} />{' '}
      <Button asChild variant="primary" size="small">
        <Anchor href={href} aria-describedby={nameId}>
          Review Now
        </Anchor>
      </Button>
    </span>
  );
}

const idOf = ({ id }: DocumentRow) => id;

const needsReview = (document: DocumentRow) => document.needsReview;

function documentColumns<Doc extends DocumentRow>(
  { documentHref, thumbnail }: Pick<DocumentTableProps<Doc>, 'documentHref' | 'thumbnail'>,
  idPrefix: string,
): TableColumn<Doc>[] {
  const nameId = (document: Doc) => `${idPrefix}-${document.id}`;
  return [
    {
      id: 'name',
      header: 'Document',
      width: 'wide',
      place: 'title',
      value: (document) => document.name,
      cell: (document) => (
        <span className={styles.document}>
          <FileName id={nameId(document)}>{document.name}</FileName>
          {thumbnail && (
            <PageThumbnail
              src={thumbnail(document)}
              width={44}
              height={57}
              className={styles.sheet}
            />
          )}
        </span>
      ),
      sortable: true,
    },
    {
      id: 'type',
      header: 'Type',
      value: (document) => document.type,
      sortable: true,
    },
    {
      id: 'uploadDate',
      header: 'Upload Date',
      width: 'value',
      value: (document) => document.uploadDate,
      cell: (document) => <Mono>{document.uploadDate}</Mono>,
      sortable: true,
    },
    {
      id: 'status',
      header: 'Status',
      width: 'value',
      place: 'text',
      value: (document) => (document.needsReview ? 'Needs Review' : 'Verified'),
      cell: (document) => (
        <Status
          needsReview={document.needsReview}
          href={documentHref(document)}
          nameId={nameId(document)}
        />
      ),
      sortable: true,
    },
  ];
}

/**
 * Documents and their review status; rows and 'Review Now' link to the document. Renders a Table. Not for choosing
 * what to review next: use ReviewCards.
 *
 * Keyboard: as Table; Enter on a name or on 'Review Now' opens the document.
 *
 * Accessibility: each 'Review Now' is described by the name of its document; thumbnails are decorative.
 */
export function DocumentTable<Doc extends DocumentRow>({
  documents,
  documentHref,
  thumbnail,
  label = 'List of documents',
  className,
  empty = <EmptyState title="No documents yet" />,
  ...rest
}: DocumentTableProps<Doc>) {
  const idPrefix = useId();
  const columns = useMemo(
    () => documentColumns({ documentHref, thumbnail }, idPrefix),
    [documentHref, thumbnail, idPrefix],
  );
  const rows = useMemo(() => {
    const newest = newestFirst(documents);
    return [...newest.filter(needsReview), ...newest.filter((document) => !needsReview(document))];
  }, [documents]);
  return (
    <Table
      {...rest}
      label={label}
      className={clsx(styles.root, className)}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      rowHref={documentHref}
      empty={empty}
    />
  );
}
