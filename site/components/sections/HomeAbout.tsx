import type { Home } from '../../../compiler/home.ts';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { RichText } from '../elements/RichText.tsx';
import styles from './HomeAbout.module.css';
import { PageSection } from './PageSection.tsx';

type HomeAboutProps = { about: Home['about']; today: Date };

/** Who we are, in three paragraphs and three pictures. */
export function HomeAbout({ about, today }: HomeAboutProps) {
  return (
    <PageSection id="about" title={about.title}>
      <div className={styles.row}>
        <div className={styles.words}>
          {about.paragraphs.map((blocks, index) => (
            // The paragraphs are a fixed three, in their order.
            <RichText blocks={blocks} today={today} key={`paragraph-${String(index)}`} />
          ))}
          <ButtonLink href={about.more.path} tone="quiet">
            {about.more.label}
          </ButtonLink>
        </div>
        <div className={styles.pictures} data-items>
          {about.pictures.map(({ vignette, alternative }) => (
            <Landscape picture={vignette} alt={alternative} key={vignette} />
          ))}
        </div>
      </div>
    </PageSection>
  );
}
