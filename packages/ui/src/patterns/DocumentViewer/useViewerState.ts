import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RefObject } from 'react';
import type { Finding } from '../../domain';
import { useFindingSelection } from '../findingSelection';
import type { FindingSelectionProps } from '../findingSelection';
import { boxesOnPage } from '../PageSheet';
import { turned } from '../PageView';
import type { PageRotation } from '../PageSheet';

export interface ViewerStateProps extends FindingSelectionProps {
  /** The current page, from 1 (controlled). */
  page?: number;
  /**
   * The initial page (uncontrolled).
   * @default 1
   */
  defaultPage?: number;
  /** Called with the page to show; not called for the current page. */
  onPageChange?: (page: number) => void;
  /** Degrees clockwise (controlled). */
  rotation?: PageRotation;
  /**
   * The initial rotation (uncontrolled).
   * @default 0
   */
  defaultRotation?: PageRotation;
  /** Called with the new rotation. */
  onRotationChange?: (rotation: PageRotation) => void;
}

/** Which page, rotation and finding the viewer shows; and the props that do not concern them. */
export function useViewerState<Props extends ViewerStateProps>(
  props: Props,
  findings: readonly Finding[],
  stage: RefObject<HTMLElement | null>,
) {
  const [finding, setFinding, others] = useFindingSelection(props);
  const {
    page: pageProp,
    defaultPage = 1,
    onPageChange,
    rotation: rotationProp,
    defaultRotation = 0,
    onRotationChange,
    ...rest
  } = others;
  const [page, setPage] = useControllableState({
    prop: pageProp,
    defaultProp: defaultPage,
    onChange: onPageChange,
  });
  const [rotation, setRotation] = useControllableState<PageRotation>({
    prop: rotationProp,
    defaultProp: defaultRotation,
    onChange: onRotationChange,
  });

  const turnTo = (next: number) => {
    // A focused mark unmounts with its page, so move focus to the stage.
    if (next !== page && stage.current?.contains(document.activeElement)) {
      stage.current.focus({ preventScroll: true });
    }
    setPage(next);
  };

  const select = (id: string | null) => {
    setFinding(id);
    const target = findings.find((candidate) => candidate.id === id);
    const first = target?.boxes[0];
    if (target && first && boxesOnPage(target, page).length === 0) turnTo(first.page);
  };

  return {
    page,
    setPage,
    turnTo,
    rotation,
    rotate: () => setRotation(turned(rotation)),
    finding,
    setFinding,
    select,
    rest,
  };
}
