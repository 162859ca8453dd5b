import { Logo } from '../../components/Logo';
import { BillScan } from '../../marketing/BillScan';
import styles from './OpenGraphImage.module.css';

/**
 * The link preview image, 1200 x 630 px. Not used on any page: `packages/app/scripts/renderPictures.ts` saves
 * a screenshot of its story as `packages/app/public/open-graph.png`. Renders a `div`.
 */
export function OpenGraphImage() {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Logo className={styles.logo} />
        <p className={styles.slogan}>
          Paper in.
          <br />
          Proof out.
        </p>
        <p className={styles.lead}>Document OCR and verification for financial institutions.</p>
      </div>
      <BillScan className={styles.picture} />
    </div>
  );
}
