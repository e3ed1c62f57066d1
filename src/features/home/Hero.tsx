import Link from '@docusaurus/Link';
import { CodeBlock } from '../../components/CodeBlock';
import { FirstSteps } from '../../components/FirstSteps';
import { GALLERY_PATH } from '../../config/gallery';
import { homeLabels as labels } from './labels';
import styles from './styles.module.css';

/** Emotion is an optional peer of Material UI, so npm does not install it by itself. */
const COMMAND =
  'npm install @mui/x-data-grid @mui/material @mui/system @emotion/react @emotion/styled';

/** What the site is about, and how to start. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <h1>{labels.title()}</h1>
      <p className={styles.lead}>{labels.lead()}</p>
      <div className={styles.install}>
        <CodeBlock html={COMMAND} language="bash" />
      </div>
      <FirstSteps>
        <ul>
          <li>
            <Link to="/introduction/installation/">{labels.start()}</Link>
          </li>
          <li>
            <Link to={`/${GALLERY_PATH}`}>{labels.allDemos()}</Link>
          </li>
        </ul>
      </FirstSteps>
    </header>
  );
}
