import { samplePageText, samplePageUrl, viewerPageCount } from '@patunay/fixtures';
import type { ClientDocument } from '@patunay/fixtures';
import { reviewSubject, ReviewDialog } from '@patunay/ui';
import type { ReviewDecision } from '@patunay/ui';
import type { ComponentProps } from 'react';
import { clearedParams, paramsOf, viewOf } from './documentUrl';
import { useUrlOverlay, useUrlParams, useUrlSwitch } from './urlState';
import { verificationOf } from './verificationOf';

const decisions = ['approve', 'reject'] as const satisfies ReviewDecision[];

interface ReviewInUrlProps extends Pick<
  ComponentProps<typeof ReviewDialog>,
  'open' | 'shortcutsOpen' | 'onShortcutsOpenChange' | 'onConfirm'
> {
  document: ClientDocument;
}

/** The review of a sample document, with what it shows in the URL, but nothing that is written in it. */
export function ReviewInUrl({ document, ...rest }: ReviewInUrlProps) {
  const { params, write } = useUrlParams();
  const { close } = useUrlOverlay('document');
  const [isPageOpen, setPageOpen] = useUrlSwitch('whole');
  const { findings } = verificationOf(document);
  const subject = reviewSubject(findings, viewerPageCount);
  const decision = params.get('decision');
  return (
    <ReviewDialog
      {...rest}
      document={document}
      findings={findings}
      pageCount={viewerPageCount}
      pageImage={(page) => samplePageUrl(document.id, page)}
      loadText={() => samplePageText(document.id)}
      onOpenChange={() => close({ ...clearedParams, decision: null, whole: null })}
      defaultView={viewOf(params, subject)}
      // The dialog has no panels to open.
      onViewChange={(view) => write({ ...paramsOf(view, subject), panel: null })}
      defaultDecision={decisions.find((known) => known === decision)}
      onDecisionChange={(picked) => write({ decision: picked })}
      pageOpen={isPageOpen}
      onPageOpenChange={setPageOpen}
    />
  );
}
