import { resolve } from 'node:path';

interface Journey {
  name: string;
  /** The URL path that it starts on. */
  path: string;
  /**
   * The width of the window, in pixels.
   * @default 1280
   */
  width?: number;
  /**
   * Keys by their xdotool names, or `type` and a text; then what must be announced in full. `again` and a key repeats
   * the key until then: where pages render after they have loaded, and where Orca 43 does not announce that a dialog
   * has opened.
   */
  steps: readonly (readonly [input: string, sentence?: string])[];
}

/** Sends letters to the page instead of Orca, whatever has focus. */
const toFocusMode = ['Insert+a Insert+a', 'Focus mode is sticky.'] as const;

/** The first thing read on each page. */
const toTop = ['again ctrl+Home', 'Skip to content link.'] as const;

export const journeys: readonly Journey[] = [
  {
    name: 'from the landing page to the dashboard',
    path: '/',
    steps: [
      toTop,
      ['h', 'Proof out. heading level 1.'],
      ['g', 'A utility bill being read image.'],
      [
        'g',
        'A bank statement in the back office, with two amounts marked, beside the checks that it failed image.',
      ],
      ['shift+k', 'Start Free Trial link.'],
      ['Return', 'Dashboard · Patunay document web.'],
      toTop,
      ['h', 'Dashboard heading level 1 clickable.'],
      ['k', '553 Clients link.'],
      ['k', '45 Needs Review link.'],
    ],
  },
  {
    name: 'clients: search and sort',
    path: '/clients',
    steps: [
      toTop,
      ['e', 'Search clients by name entry.'],
      toFocusMode,
      ['type ma', '2 of 5 clients'],
      ['Escape', '5 of 5 clients'],
      ['Tab', 'User ID push button.'],
      ['Tab', 'Name push button.'],
      ['Return', 'Sorted by Name, ascending'],
      ['Return', 'Sorted by Name, descending'],
      ['Return', 'Not sorted'],
    ],
  },
  {
    name: 'clients on a phone, where a menu replaces the column headers',
    path: '/clients',
    width: 500,
    steps: [
      toTop,
      ['c', 'Sort by combo box.'],
      // The next button, from the top again.
      ['b', 'Open menu collapsed push button.'],
      ['Return', 'Close push button.'],
      ['Escape', 'Open menu collapsed push button.'],
    ],
  },
  {
    name: 'add a client, with errors',
    path: '/clients',
    steps: [
      toTop,
      ['b', 'Log Out push button.'],
      ['b', 'Add Client push button.'],
      ['again Return', 'Please fill out this field.'],
      toFocusMode,
      ['type Leonor Abad'],
      ['Tab', 'Individual.'],
      ['Tab', 'Document Type combo box.'],
      ['Down', 'ID Document.'],
      ['shift+Tab', 'Individual.'],
      ['Down', 'Document type removed.'],
    ],
  },
  {
    name: 'a document: pages, findings, rotation, search',
    path: '/clients/CL-1001/documents/DOC-2006?page=2',
    steps: [
      toTop,
      ['h', 'Sampaguita statement Oct 2026.pdf heading level 1.'],
      ['h', 'Document pages heading level 2.'],
      // A heading of the paper.
      ['h', 'Movements heading level 3.'],
      toTop,
      ['b', 'Log Out push button.'],
      ['b', 'Reject Document push button.'],
      ['b', 'Approve Document push button.'],
      ['b', 'Zoom out push button.'],
      toFocusMode,
      ['n', 'Page 3 of 5'],
      // Quick presses: at least the last message is announced in full.
      ['p p', 'Page 1 of 5'],
      ['j j j', 'Page 3 of 5. Finding 3 of 9: Transaction Lines'],
      // Two messages, one after the other.
      ['n r', 'Rotated by 90 degrees'],
      ['r r', 'Rotated by 270 degrees'],
      ['r', 'Not rotated'],
      ['s', 'Search in the document entry.'],
      ['type liwanag', '2 matches'],
      ['Return', '1 of 2, page 2, line 9'],
      ['Return', '2 of 2, page 3, line 20'],
    ],
  },
  {
    name: 'from a review to a rejection',
    path: '/review',
    steps: [
      toTop,
      ['b', 'Log Out push button.'],
      ['b', 'Keyboard shortcuts push button.'],
      ['b', 'Review Sampaguita statement Oct 2026.pdf push button.'],
      ['Return', 'Editing History Error Saved twice after it was issued. panel.'],
      toFocusMode,
      ['j', 'Finding 1 of 9: Editing History'],
      ['j', 'Show evidence: Balance Verification toggle button pressed.'],
      ['j', 'Page 3 of 5'],
      ['x', 'Rejection Reason (Required) entry required.'],
      ['type Altered'],
      ['ctrl+Return', 'Document has been rejected'],
    ],
  },
  {
    name: 'upload files',
    path: '/upload',
    steps: [
      toTop,
      ['e', 'Client Name entry required.'],
      toFocusMode,
      ['type Ana'],
      ['Tab', 'Document Type combo box.'],
      ['Down'],
      ['Tab', 'Browse files push button.'],
      // Opens the file dialog.
      ['Return'],
      [`type ${resolve(import.meta.dirname, '../public/open-graph.png')}`],
      ['Return', 'open-graph.png added. 1 file selected.'],
      ['Return'],
      [`type ${import.meta.filename}`],
      ['Return', 'Some files were skipped. Only PDF, JPG, and PNG files are supported.'],
    ],
  },
  {
    name: 'reports: tabs open by Enter, not by moving past them',
    path: '/reports',
    steps: [
      toTop,
      ['h', 'Reports heading level 1 clickable.'],
      ['Down', 'Rejected Documents page tab.'],
      ['Tab', 'CSV push button.'],
      ['shift+Tab', 'Bank Statements page tab.'],
      ['Right', 'Utility Bills page tab.'],
      ['Return'],
      ['Tab', 'Browse mode'],
      ['t', 'Utility Bills'],
    ],
  },
];
