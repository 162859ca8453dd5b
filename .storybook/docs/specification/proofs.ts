/** Where a sentence of the specification can be seen. */
export interface Proof {
  /**
   * The sentence's words, letter for letter; `…` stands for words left out. They prove every sentence they touch. If they
   * are one text in quotes, every run of the story asserts that it shows the text.
   */
  words: string;
  /** The id of the story that shows it. */
  story: string;
  /** The path in the app that opens it. */
  address: string;
  /** What to do there, for states without a URL of their own. */
  then?: string;
  /** The test that proves it: its file, then the title of the test or of its step. */
  test: string;
}

/** A sentence that is not about something to see. */
export interface Unseen {
  words: string;
  /** Why it cannot be seen. */
  unseen: string;
  test?: string;
}

const document = '/clients/CL-1001/documents/DOC-2006';

/** The proof of each sentence of the specification, by section. The text before the first section is section 0. */
export const proofs: Record<number, (Proof | Unseen)[]> = {
  0: [
    {
      words: 'The product is … microfinance institutions).',
      story: 'marketing-segmentlist--default',
      address: '/',
      test: 'landing.spec.ts: names the kinds of institution it is for',
    },
    {
      words: 'It consists of a public marketing page and a back-office app for staff.',
      story: 'screens-dashboard--default',
      address: '/dashboard',
      test: 'landing.spec.ts: Start Free Trial and Login lead to the dashboard, and Home back to a page whose in-page links work',
    },
    { words: 'This document covers the whole product.', unseen: 'About the specification itself' },
    {
      words: 'All data shown is fixed sample data;',
      story: 'marketing-sitefooter--default',
      address: '/',
      test: 'shell.spec.ts: a URL with a trailing slash is the same page, and no changes survive a reload',
    },
    {
      words: 'no server is contacted.',
      unseen: 'The absence of requests',
      test: 'reports.spec.ts: an export needs no network and leaves the page unchanged',
    },
  ],
  1: [
    {
      words: 'A public marketing page … pricing tiers.',
      story: 'screens-landing--default',
      address: '/',
      test: 'landing.spec.ts: has three feature cards: accuracy, speed and a REST API',
    },
    {
      words: 'manage clients (individual or merchant);',
      story: 'screens-clients--add-client',
      address: '/clients?add',
      test: 'addClient.spec.ts: the form has name, type, document type and file, and the hint',
    },
    {
      words: 'upload identity … documents;',
      story: 'screens-upload--merchant',
      address: '/upload',
      then: 'Switch between Individual and Merchant.',
      test: 'upload.spec.ts: changing the client type clears the message, and offers its document types',
    },
    {
      words: 'review verification results (fields completed, metadata, fraud checks);',
      story: 'screens-document--needs-review',
      address: document,
      test: 'document.spec.ts: a heading, five numbered pages and three closed panels',
    },
    {
      words: 'approve or reject documents;',
      story: 'screens-review--dialog-open',
      address: '/review?document=DOC-2006',
      test: 'review.spec.ts: the dialog shows the findings, requires text, and keeps a draft for each decision',
    },
    {
      words: 'view an activity log;',
      story: 'screens-activity--default',
      address: '/activity',
      test: 'activity.spec.ts: shows every entry in six columns, newest first',
    },
    {
      words: 'export reports.',
      story: 'screens-reports--bank-statements',
      address: '/reports',
      test: 'reports.spec.ts: has the four tabs in order, the first one open, and three export buttons',
    },
    {
      words: 'Every list, count and result is sample data.',
      unseen: 'Sample data',
      test: 'sampleData.test.ts: agree on how many documents each client has and how many need review',
    },
    {
      words: 'Persistence, server behaviour and real verification are not shown.',
      unseen: 'Outside the product',
    },
  ],
  2: [
    { words: 'Content', unseen: 'The heading of a table' },
    {
      words: 'Landing page, shown without the sidebar.',
      story: 'screens-landing--default',
      address: '/',
      test: 'landing.spec.ts: has no sidebar, and no script',
    },
    {
      words: 'Header anchors … a Login link to /dashboard.',
      story: 'marketing-siteheader--default',
      address: '/',
      test: 'landing.spec.ts: the header has five in-page links and a link to log in',
    },
    {
      words: 'Sections: hero with pricing box and a Start Free Trial button (to /dashboard);',
      story: 'marketing-hero--default',
      address: '/',
      test: 'landing.spec.ts: the hero has the heading, the price summary and one call to action',
    },
    {
      words: 'institution segments;',
      story: 'marketing-segmentlist--default',
      address: '/',
      test: 'landing.spec.ts: names the kinds of institution it is for',
    },
    {
      words: 'three feature cards;',
      story: 'marketing-featurelist--default',
      address: '/#features',
      test: 'landing.spec.ts: has three feature cards: accuracy, speed and a REST API',
    },
    {
      words: 'three pricing plans;',
      story: 'marketing-pricingsection--default',
      address: '/#pricing',
      test: 'landing.spec.ts: has three plans, and only Volume is marked as most popular',
    },
    {
      words: 'a Python API example;',
      story: 'marketing-apiexample--default',
      address: '/#api',
      test: 'landing.spec.ts: shows the API as text: the Python request and its response, without a way to run it',
    },
    {
      words: 'statistics;',
      story: 'marketing-statistics--default',
      address: '/',
      test: 'landing.spec.ts: makes the six claims, and no others',
    },
    {
      words: 'a call to action;',
      story: 'marketing-calltoaction--default',
      address: '/#contact',
      test: 'landing.spec.ts: ends with a call to action and a footer',
    },
    {
      words: 'a footer.',
      story: 'marketing-sitefooter--default',
      address: '/#contact',
      test: 'landing.spec.ts: ends with a call to action and a footer',
    },
    {
      words: 'Three counters (Files, Clients, Needs Review) and a Recent Activity list',
      story: 'screens-dashboard--default',
      address: '/dashboard',
      test: 'dashboard.spec.ts: has three counters with the values of the specification',
    },
    {
      words: 'a Recent Activity list (document, type, upload date);',
      story: 'patterns-recentactivitylist--default',
      address: '/dashboard',
      test: 'dashboard.spec.ts: lists the six documents, latest first, each row with type and date',
    },
    {
      words: 'each row links to the document page.',
      story: 'patterns-recentactivitylist--default',
      address: '/dashboard',
      then: 'Press a row.',
      test: 'dashboard.spec.ts: every row is one link to its document, clickable anywhere',
    },
    {
      words: 'Breadcrumb; search box filtering',
      story: 'screens-clients--all',
      address: '/clients',
      test: 'everyPage.spec.ts: the breadcrumb leads from the dashboard to this page',
    },
    {
      words: 'search box filtering by name (case-insensitive substring);',
      story: 'screens-clients--filtered',
      address: '/clients?q=RA',
      test: 'clients.spec.ts: the search matches part of a name, ignores case, and announces the number of results',
    },
    {
      words: 'Add Client button opening a modal;',
      story: 'screens-clients--add-client',
      address: '/clients',
      then: 'Press Add Client.',
      test: 'addClient.spec.ts: the form has name, type, document type and file, and the hint',
    },
    {
      words: 'table with User ID … Last Activity.',
      story: 'screens-clients--all',
      address: '/clients',
      test: 'clients.spec.ts: shows the five sample clients in five columns',
    },
    {
      words: 'Name (links to the client page)',
      story: 'patterns-clienttable--default',
      address: '/clients',
      then: 'Press a name.',
      test: 'clients.spec.ts: every name links to its client',
    },
    {
      words: 'Breadcrumb; summary',
      story: 'screens-client--needs-approval',
      address: '/clients/CL-1001',
      test: 'everyPage.spec.ts: the breadcrumb leads from the dashboard to this page',
    },
    {
      words: "message 'N documents need approval'",
      story: 'screens-client--needs-approval',
      address: '/clients/CL-1001',
      test: 'client.spec.ts: the summary has id, name, counts and last activity',
    },
    {
      words: "'All documents approved'",
      story: 'screens-client--all-approved',
      address: '/clients/CL-1002',
      test: 'samplePages.test.ts: … has a summary and its documents',
    },
    {
      words: 'Upload Document button (no action);',
      story: 'screens-client--needs-approval',
      address: '/clients/CL-1001',
      test: 'client.spec.ts: Upload Document does nothing',
    },
    {
      words: 'document table … Review Now link when it needs review).',
      story: 'patterns-documenttable--default',
      address: '/clients/CL-1001',
      test: 'client.spec.ts: names link to the documents; documents that need review have Review Now',
    },
    {
      words: 'Unknown client:',
      story: 'screens-client--unknown-client',
      address: '/clients/CL-0000',
      test: 'unknownUrls.spec.ts: an unknown client or document: status 404, inside the app shell, with a breadcrumb and a link back',
    },
    {
      words: 'Breadcrumb; page viewer with numbered pager;',
      story: 'screens-document--needs-review',
      address: document,
      test: 'document.spec.ts: a heading, five numbered pages and three closed panels',
    },
    {
      words: 'Add Pages button; Approve Document and Reject Document buttons (no action);',
      story: 'screens-document--needs-review',
      address: document,
      test: 'document.spec.ts: Add Pages, Approve Document and Reject Document do nothing',
    },
    {
      words: 'three expandable panels … Issues counts.',
      story: 'patterns-verificationpanels--default',
      address: document,
      test: 'document.spec.ts: …: counts, outcome, metadata of two pages, and checks',
    },
    {
      words: 'Expanding shows per-page metadata and the check list.',
      story: 'screens-document--fields-open',
      address: `${document}?panel=fields`,
      test: 'document.spec.ts: …: counts, outcome, metadata of two pages, and checks',
    },
    {
      words: 'Unknown client or document:',
      story: 'screens-document--unknown-document',
      address: '/clients/CL-1001/documents/DOC-0000',
      test: 'unknownUrls.spec.ts: an unknown client or document: status 404, inside the app shell, with a breadcrumb and a link back',
    },
    {
      words: "Bulk Upload Documents: … 'Upload N File(s)' button.",
      story: 'screens-upload--with-files',
      address: '/upload',
      test: 'upload.spec.ts: has the fields, the drop area, the preview and the button of the specification',
    },
    {
      words: 'Activity Log table: Time, Client, Document, Action, Details, Actor.',
      story: 'screens-activity--default',
      address: '/activity',
      test: 'activity.spec.ts: shows every entry in six columns, newest first',
    },
    {
      words: 'Documents Needing Review with a pending count, a card per document',
      story: 'screens-review--pending',
      address: '/review',
      test: 'review.spec.ts: has a card for every document that needs review, and no others',
    },
    {
      words: 'and a review modal.',
      story: 'screens-review--dialog-open',
      address: '/review?document=DOC-2006',
      test: 'review.spec.ts: the dialog shows the findings, requires text, and keeps a draft for each decision',
    },
    {
      words: 'Tabs: Bank Statements … export buttons.',
      story: 'screens-reports--bank-statements',
      address: '/reports',
      test: 'reports.spec.ts: has the four tabs in order, the first one open, and three export buttons',
    },
    {
      words: 'The sidebar (hidden on /) links Home … Reports',
      story: 'patterns-sidebar--default',
      address: '/clients',
      test: 'everyPage.spec.ts: the sidebar has the six links in order, and Log Out',
    },
    {
      words: 'a Log Out button that does nothing.',
      story: 'patterns-appshell--default',
      address: '/dashboard',
      then: 'Press Log Out.',
      test: 'shell.spec.ts: Log Out does nothing',
    },
    {
      words: 'Any other failure falls to a default error page reading',
      story: 'screens-error-page--unknown-route',
      address: '/no/such/page',
      test: 'unknownUrls.spec.ts: any other unknown URL shows the default error page, which links back into the app',
    },
  ],
  3: [
    {
      words: 'Client: id, name, documentsCount, needsReviewCount, lastActivity (text date-time).',
      story: 'patterns-clientsummary--default',
      address: '/clients/CL-1001',
      test: 'client.spec.ts: the summary has id, name, counts and last activity',
    },
    {
      words: 'New-client form: name, type (individual or merchant), documentType, file.',
      story: 'patterns-addclientdialog--default',
      address: '/clients?add',
      test: 'addClient.spec.ts: the form has name, type, document type and file, and the hint',
    },
    {
      words: 'Document: id, name, type (for example Bank Statement, Utility Bill)',
      story: 'patterns-documenttable--default',
      address: '/clients/CL-1001',
      test: 'samplePages.test.ts: … has a summary and its documents',
    },
    {
      words: 'Verification result per document: … a checks list.',
      story: 'patterns-verificationpanels--fields-open',
      address: `${document}?panel=fields`,
      test: 'samplePages.test.ts: … shows its first page, its status and its counts',
    },
    {
      words: 'Each check has name, status (success, warning or error) and details.',
      story: 'patterns-checklist--findings',
      address: `${document}?panel=fraud`,
      test: 'samplePages.test.ts: … lists every check, and has a toggle button for every mark on its pages',
    },
    {
      words: 'Fraud check names: … Balance Verification.',
      story: 'patterns-checklist--default',
      address: `${document}?panel=fraud`,
      test: 'document.spec.ts: the ten fraud checks have the specified names, in order',
    },
    {
      words: 'Page metadata: pageNumber, fileSize, fileType, pageSize, resolution.',
      story: 'patterns-pagemetadatalist--default',
      address: `${document}?panel=metadata`,
      test: 'document.spec.ts: …: counts, outcome, metadata of two pages, and checks',
    },
    {
      words: 'Extracted business registration sample fields: … not displayed).',
      unseen: 'Passed to the viewer, and displayed nowhere',
      test: 'document.spec.ts: a document has five pages, three panels with its result, and no extracted field',
    },
    {
      words: 'Activity entry: id, timestamp … actor.',
      story: 'patterns-activitytable--default',
      address: '/activity',
      test: 'activity.spec.ts: shows every entry in six columns, newest first',
    },
    { words: 'Report rows:', unseen: 'The heading of a list' },
    {
      words: 'bank: bankName, count, lastUpload',
      story: 'screens-reports--bank-statements',
      address: '/reports',
      test: 'reports.spec.ts: the table shows every field of this report',
    },
    {
      words: 'utility: provider, count, lastUpload',
      story: 'screens-reports--utility-bills',
      address: '/reports?tab=utility',
      test: 'reports.spec.ts: the table shows every field of this report',
    },
    {
      words: 'rejected: documentName … reason',
      story: 'screens-reports--rejected-documents',
      address: '/reports?tab=rejected',
      test: 'reports.spec.ts: the table shows every field of this report',
    },
    {
      words: 'approved: documentName … notes',
      story: 'screens-reports--approved-documents',
      address: '/reports?tab=approved',
      test: 'reports.spec.ts: the table shows every field of this report',
    },
    {
      words: 'Dashboard counts: filesCount, clientsCount, needsReviewCount.',
      story: 'screens-dashboard--default',
      address: '/dashboard',
      test: 'dashboard.spec.ts: has three counters with the values of the specification',
    },
  ],
  4: [
    {
      words: "needsReview true shows 'Needs Review';",
      story: 'screens-document--needs-review',
      address: document,
      test: 'samplePages.test.ts: … shows its first page, its status and its counts',
    },
    {
      words: "false shows 'Verified'.",
      story: 'screens-document--verified',
      address: '/clients/CL-1002/documents/DOC-2002',
      test: 'samplePages.test.ts: … shows its first page, its status and its counts',
    },
    {
      words: 'the user picks Approve or Reject, enters text and confirms.',
      story: 'patterns-reviewdialog--approve-ready',
      address: '/review?document=DOC-2006&decision=approve',
      then: 'Enter a text.',
      test: 'review.spec.ts: Confirm is disabled while the text is blank',
    },
    {
      words: 'The confirmation only shows a toast … nothing is persisted.',
      story: 'screens-review--approved-toast',
      address: '/review',
      then: 'Approve a document.',
      test: 'review.spec.ts: no other page has changed, and nothing was logged',
    },
    {
      words: "'Document has been approved successfully'",
      story: 'screens-review--approved-toast',
      address: '/review',
      then: 'Approve a document.',
      test: 'review.spec.ts: …: a toast that closes by itself, and the page is unchanged',
    },
    {
      words: "'Document has been rejected'",
      story: 'screens-review--rejected-toast',
      address: '/review',
      then: 'Reject a document.',
      test: 'review.spec.ts: …: a toast that closes by itself, and the page is unchanged',
    },
    {
      words: 'it vanishes after 3 seconds.',
      story: 'components-toaster--gone-after-three-seconds',
      address: '/review',
      then: 'Approve a document, and count.',
      test: 'Toaster.stories.tsx: gone after 3,000 ms, …',
    },
    {
      words: 'Activity actions … Pages Added.',
      story: 'patterns-activitytable--default',
      address: '/activity',
      test: 'activity.spec.ts: names all four actions, and System as the user of every upload',
    },
    {
      words: 'Check statuses: success (green), warning (yellow), error (red).',
      story: 'patterns-statusicon--statuses',
      address: `${document}?panel=fraud`,
      test: 'StatusIcon.stories.tsx: Patterns/StatusIcon',
    },
    {
      words: 'A panel has a red edge when Issues or Missing is above 0.',
      story: 'patterns-verificationpanels--missing-and-issues',
      address: document,
      test: 'VerificationPanels.stories.tsx: a panel with missing fields has a red edge, one without has none',
    },
    {
      words: 'Only one panel is open at a time.',
      story: 'patterns-verificationpanels--fraud-detection-open',
      address: `${document}?panel=fields`,
      then: 'Open another panel.',
      test: 'document.spec.ts: only one panel is open at a time, and it can be closed',
    },
    {
      words: 'changing the client type clears the document type, the file list and the preview.',
      story: 'patterns-uploadform--changing-client-type',
      address: '/upload',
      then: 'Add a file, then choose Merchant.',
      test: 'upload.spec.ts: changing the client type clears type, list and preview, and keeps the name',
    },
    {
      words: 'Dragging over the drop area highlights it.',
      story: 'patterns-uploadform--dragging',
      address: '/upload',
      then: 'Drag a file over the area.',
      test: 'upload.spec.ts: has the fields, the drop area, the preview and the button of the specification',
    },
  ],
  5: [
    {
      words: 'Add Client modal: client name required; document type required; file required',
      story: 'patterns-addclientdialog--invalid',
      address: '/clients?add',
      then: 'Press Add Client in the dialog.',
      test: 'addClient.spec.ts: name, document type and file are required',
    },
    {
      words: 'file required with extensions pdf, jpg, jpeg, png.',
      story: 'patterns-addclientdialog--wrong-file',
      address: '/clients?add',
      then: 'Choose another kind of file.',
      test: 'addClient.spec.ts: pdf, jpg, jpeg and png are accepted in any case; other files show an error',
    },
    {
      words: "'PDF, JPG, PNG up to 10MB'",
      story: 'screens-clients--add-client',
      address: '/clients?add',
      test: 'addClient.spec.ts: the form has name, type, document type and file, and the hint',
    },
    {
      words: 'a document type must be chosen first',
      story: 'patterns-uploadform--document-type-missing',
      address: '/upload',
      then: 'Drop or browse for a file.',
      test: 'upload.spec.ts: both missing: asks only for the type',
    },
    {
      words: 'a client name must be entered',
      story: 'patterns-uploadform--client-name-missing',
      address: '/upload',
      then: 'Choose a document type, then drop or browse for a file.',
      test: 'upload.spec.ts: the name missing or whitespace only',
    },
    {
      words: 'Files not ending in pdf, jpg, jpeg or png (case-insensitive) are skipped',
      story: 'screens-upload--some-skipped',
      address: '/upload',
      then: 'Choose a type, enter a name, and drop a file of another kind.',
      test: 'upload.spec.ts: of a mixed selection, supported files are listed and others skipped: …',
    },
    {
      words: 'Changing the name or type clears the error.',
      story: 'patterns-uploadform--browsing',
      address: '/upload',
      then: 'Drop a file, then choose a document type.',
      test: 'upload.spec.ts: changing the client type clears the message, and offers its document types',
    },
    {
      words:
        "Preview: built only for image files, otherwise 'Preview not available for this file type'.",
      story: 'patterns-uploadform--pdf-shown',
      address: '/upload',
      then: 'Choose a type, enter a name, and add a PDF.',
      test: 'upload.spec.ts: the first new file is selected: not an image',
    },
    {
      words: 'It shows file name, size in MB with 2 decimals, and type.',
      story: 'components-filepreview--default',
      address: '/upload',
      then: 'Choose a type, enter a name, and add an image.',
      test: 'upload.spec.ts: clicking a listed file previews it',
    },
    {
      words: 'notes (approval) or reason (rejection) required; … blank after trimming.',
      story: 'patterns-reviewdialog--blank-text',
      address: '/review?document=DOC-2006&decision=approve',
      test: 'review.spec.ts: Confirm is disabled while the text is blank',
    },
    {
      words: "'Approval Notes (Required)'",
      story: 'patterns-reviewdialog--approve-ready',
      address: '/review?document=DOC-2006&decision=approve',
      test: 'review.spec.ts: the text field is labelled by the decision, and only Reject says that the client sees the text',
    },
    {
      words: "'Rejection Reason (Required)'",
      story: 'patterns-reviewdialog--reject-ready',
      address: '/review?document=DOC-2006&decision=reject',
      test: 'review.spec.ts: the text field is labelled by the decision, and only Reject says that the client sees the text',
    },
    {
      words: 'The rejection text is said to be shared with the client.',
      story: 'patterns-reviewdialog--reject-ready',
      address: '/review?document=DOC-2006&decision=reject',
      test: 'review.spec.ts: the text field is labelled by the decision, and only Reject says that the client sees the text',
    },
    { words: 'Document types by client type:', unseen: 'The heading of a list' },
    {
      words: 'merchant: … dti_certificate (DTI Certificate)',
      story: 'screens-upload--merchant',
      address: '/upload',
      then: 'Choose Merchant, and open Document Type.',
      test: 'addClient.spec.ts: offers the document types of the client type; changing it clears only the document type',
    },
    {
      words: 'individual: … utility_bill (Utility Bill)',
      story: 'screens-upload--empty',
      address: '/upload',
      then: 'Open Document Type.',
      test: 'addClient.spec.ts: offers the document types of the client type; changing it clears only the document type',
    },
  ],
  6: [
    {
      words: 'No roles, login or permission checks are shown.',
      story: 'screens-dashboard--default',
      address: '/dashboard',
      test: 'everyPage.spec.ts: there is no login',
    },
    {
      words: 'Login and Start Free Trial go to /dashboard;',
      story: 'screens-landing--default',
      address: '/',
      then: 'Press Login or Start Free Trial.',
      test: 'landing.spec.ts: Start Free Trial and Login lead to the dashboard, and Home back to a page whose in-page links work',
    },
    {
      words: 'Log Out does nothing.',
      story: 'patterns-appshell--default',
      address: '/dashboard',
      then: 'Press Log Out.',
      test: 'shell.spec.ts: Log Out does nothing',
    },
    {
      words: "Activity actors are sample names, and 'System' appears for uploads.",
      story: 'screens-activity--default',
      address: '/activity',
      test: 'activity.spec.ts: names all four actions, and System as the user of every upload',
    },
  ],
  7: [
    {
      words: 'No network calls are made by the app; server calls are not shown.',
      unseen: 'The absence of requests',
      test: 'reports.spec.ts: an export needs no network and leaves the page unchanged',
    },
    {
      words: 'Add-client, upload, approve and reject only write to the console or show a toast.',
      story: 'screens-clients--added-toast',
      address: '/clients',
      then: 'Add a client.',
      test: 'addClient.spec.ts: submitting logs one line, shows a "Sample only" toast, and adds no client',
    },
    {
      words: 'The landing page shows … It is text only, not a call made.',
      story: 'marketing-apiexample--default',
      address: '/#api',
      test: 'landing.spec.ts: shows the API as text: the Python request and its response, without a way to run it',
    },
    {
      words: 'Reports are produced locally:',
      unseen: 'The heading of a list',
      test: 'reports.spec.ts: an export needs no network and leaves the page unchanged',
    },
    {
      words: 'JSON export: pretty-printed.',
      story: 'flows-reports--export-a-report',
      address: '/reports?tab=rejected',
      then: 'Press JSON.',
      test: 'reports.spec.ts: JSON is pretty-printed',
    },
    {
      words: 'CSV export: header of the field names, string values quoted.',
      story: 'flows-reports--export-a-report',
      address: '/reports?tab=rejected',
      then: 'Press CSV.',
      test: 'reports.spec.ts: CSV has a byte-order mark for Excel, a header of field names, and quotes strings',
    },
    {
      words: 'PDF button: only logs; no file is produced.',
      story: 'flows-reports--export-a-report',
      address: '/reports?tab=rejected',
      then: 'Press PDF.',
      test: 'reports.spec.ts: PDF only logs to the console',
    },
    {
      words: 'File names: … plus the extension.',
      story: 'flows-reports--export-a-report',
      address: '/reports?tab=rejected',
      then: 'Press CSV, and look at the name of the file.',
      test: 'reportDefinitions.test.ts: names the exported files as the specification does',
    },
  ],
  8: [
    {
      words: "'Client not found'",
      story: 'screens-client--unknown-client',
      address: '/clients/CL-0000',
      test: 'unknownUrls.spec.ts: an unknown client or document: status 404, inside the app shell, with a breadcrumb and a link back',
    },
    {
      words: "'Document not found'",
      story: 'screens-document--unknown-document',
      address: '/clients/CL-1001/documents/DOC-0000',
      test: 'unknownUrls.spec.ts: an unknown client or document: status 404, inside the app shell, with a breadcrumb and a link back',
    },
    {
      words: "'Please select a document type before uploading'",
      story: 'patterns-uploadform--document-type-missing',
      address: '/upload',
      then: 'Drop or browse for a file.',
      test: 'upload.spec.ts: both missing: asks only for the type',
    },
    {
      words: "'Please enter a client name before uploading'",
      story: 'patterns-uploadform--client-name-missing',
      address: '/upload',
      then: 'Choose a document type, then drop or browse for a file.',
      test: 'upload.spec.ts: the name missing or whitespace only',
    },
    {
      words: "'Some files were skipped. Only PDF, JPG, and PNG files are supported.'",
      story: 'patterns-uploadform--some-skipped',
      address: '/upload',
      then: 'Choose a type, enter a name, and drop a file of another kind.',
      test: 'upload.spec.ts: of a mixed selection, supported files are listed and others skipped: …',
    },
    {
      words: "'Preview not available for this file type'",
      story: 'components-filepreview--pdf',
      address: '/upload',
      then: 'Choose a type, enter a name, and add a PDF.',
      test: 'upload.spec.ts: the first new file is selected: not an image',
    },
    {
      words: "'Unexpected Application Error!'",
      story: 'screens-error-page--unknown-route',
      address: '/no/such/page',
      test: 'unknownUrls.spec.ts: any other unknown URL shows the default error page, which links back into the app',
    },
    { words: 'Server error handling: not shown.', unseen: 'Outside the product' },
  ],
  9: [
    {
      words: 'Pricing: Starter $0.20 per API call, up to 1,000 calls per month;',
      story: 'marketing-pricingplan--default',
      address: '/#pricing',
      test: 'landing.spec.ts: has three plans, and only Volume is marked as most popular',
    },
    {
      words: 'Volume $0.18 per call at 50,000+ calls per month (marked Most Popular);',
      story: 'marketing-pricingplan--most-popular',
      address: '/#pricing',
      test: 'landing.spec.ts: has three plans, and only Volume is marked as most popular',
    },
    {
      words: 'Enterprise custom pricing, unlimited calls, white-label, SLA, on-premise.',
      story: 'marketing-pricingplan--custom-pricing',
      address: '/#pricing',
      test: 'landing.spec.ts: has three plans, and only Volume is marked as most popular',
    },
    {
      words: 'Marketing claims: … enterprise clients.',
      story: 'marketing-statistics--default',
      address: '/',
      test: 'landing.spec.ts: makes the six claims, and no others',
    },
    {
      words: 'Upload size hint 10MB (not enforced).',
      story: 'patterns-addclientdialog--default',
      address: '/clients?add',
      test: 'addClient.spec.ts: the form has name, type, document type and file, and the hint',
    },
    {
      words: 'Viewer pager fixed at 5 pages;',
      story: 'patterns-documentviewer--default',
      address: document,
      test: 'document.spec.ts: a heading, five numbered pages and three closed panels',
    },
    {
      words: 'only 2 sample pages have metadata (Letter 8.5 x 11 in, 300 dpi).',
      story: 'patterns-pagemetadatalist--default',
      address: `${document}?panel=metadata`,
      test: 'document.spec.ts: …: counts, outcome, metadata of two pages, and checks',
    },
    {
      words: 'Toast time-out 3 seconds.',
      story: 'components-toaster--gone-after-three-seconds',
      address: '/review',
      then: 'Approve a document, and count.',
      test: 'Toaster.stories.tsx: gone after 3,000 ms, …',
    },
    {
      words: 'Sample dashboard counts: 1300 files, 553 clients, 45 needing review.',
      story: 'screens-dashboard--default',
      address: '/dashboard',
      test: 'dashboard.spec.ts: has three counters with the values of the specification',
    },
    {
      words: 'Sample clients: 5; sample documents: 6.',
      story: 'screens-clients--all',
      address: '/clients',
      test: 'sampleData.test.ts: are 5 clients and 6 documents, each document naming its client',
    },
    { words: 'Server-side limits: not shown.', unseen: 'Outside the product' },
  ],
};
