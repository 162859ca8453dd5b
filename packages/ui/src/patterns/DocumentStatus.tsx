import { CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../components/Badge';
import type { ClientDocument } from '../domain';

/** The review status of a document (specification, section 4). */
export function DocumentStatus({ needsReview }: Pick<ClientDocument, 'needsReview'>) {
  return needsReview ? (
    <Badge tone="warning" icon={<Clock />}>
      Needs Review
    </Badge>
  ) : (
    <Badge tone="success" icon={<CircleCheck />}>
      Verified
    </Badge>
  );
}
