import { clsx } from 'clsx';
import { useId } from 'react';
import type { CropLayer, PaperCrop, PaperProof } from '../../domain';
import styles from './ProofPicture.module.css';

interface ProofPictureProps {
  proof: PaperProof;
  className?: string;
}

/** Crops of the sample pages beside or below each other, with the pen's boxes. Renders a decorative `div`. */
export function ProofPicture({ proof: { direction, crops }, className }: ProofPictureProps) {
  const id = useId();
  return (
    <div aria-hidden="true" data-direction={direction} className={clsx(styles.root, className)}>
      {crops.map((crop, index) => (
        <Crop key={index} crop={crop} layerId={(layer) => `${id}${layer}`} isFirst={index === 0} />
      ))}
    </div>
  );
}

interface CropProps {
  crop: PaperCrop<CropLayer | number>;
  /** The `id` of a layer of the first crop, for the crops that repeat it. */
  layerId: (layer: number) => string;
  isFirst: boolean;
}

function Crop({ crop: { width, height, paper, layers, boxes }, layerId, isFirst }: CropProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.crop}>
      <path fill={paper} d={`M0 0h${width}v${height}H0z`} />
      {layers.map((layer, index) =>
        typeof layer === 'number' ? (
          <use key={index} href={`#${layerId(layer)}`} />
        ) : (
          <g key={index} id={isFirst ? layerId(index) : undefined} opacity={layer.opacity}>
            {layer.shapes.map((shape) => (
              <path key={shape.d} {...shape} />
            ))}
          </g>
        ),
      )}
      {boxes.map((box) => (
        <rect key={box.x} {...box} className={styles.box} />
      ))}
    </svg>
  );
}
