import { productKeyOf } from '../catalogue/productKey.ts';
import { products } from '../catalogue/products.ts';
import { Gallery } from '../components/gallery/Gallery.island.tsx';
import { Metadata } from '../components/frame/Metadata.tsx';
import type { GalleryProject } from '../components/gallery/ProjectDialog.tsx';
import type { Boundary } from '../components/gallery/ProjectBoundary.tsx';
import { PageHeading } from '../components/frame/PageHeading.tsx';
import { company } from '../content/company.ts';
import { captionOf, countriesOf, exampleNote } from '../content/gallery.ts';
import { placeMarks } from '../content/markPlace.ts';
import { projects } from '../content/projects.ts';
import { pictureView } from '../content/pictureView.ts';
import type { Project } from '../content/schema.ts';
import { describePage, stepsTo } from '../seo/describePage.ts';
import { projectImage } from '../seo/galleryNodes.ts';
import { sharePicture } from '../seo/sharePicture.ts';
import { Island } from '../engine/Island.tsx';
import { paths } from '../content/paths.ts';

export function GalleryPage() {
  const [first] = projects;
  if (!first) throw new Error('The gallery has no project.');
  const countries = countriesOf(projects);
  return (
    <div className="page">
      <Metadata
        {...describePage({
          title: `Galleri: brandskydd i ${projects.length} byggnader | ${company.name}`,
          description: `${projects.length} typiska byggnader i ${countries}, och var branddörrar, glaspartier och fasader gör nytta i dem.`,
          path: paths.gallery,
          share: sharePicture(first.image, paths.placeholder),
          page: { '@type': 'ImageGallery', hasPart: projects.map(projectImage) },
          steps: stepsTo('Galleri'),
        })}
      />
      <PageHeading title="Galleri">
        {`Typiska byggnader i ${countries}, och var brandcellsgränsen ofta går i dem. ${exampleNote(projects)}`}
      </PageHeading>
      <Island component={Gallery} when="load" props={{ projects: projects.map(galleryProject) }} />
      <p className="note">
        Möbler och växter i webbplatsens bilder bygger på modeller av Andrew Kator och Jennifer Legaz, Emmanuel Puybaret
        (eTeks) och Scopia, under{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="license noreferrer">
          CC&nbsp;BY&nbsp;3.0
        </a>
        .
      </p>
    </div>
  );
}

/** What the browser needs of a project, and no more: every project travels with the page. */
function galleryProject(project: Project): GalleryProject {
  const { id, title, category, description, typical, image, boundary } = project;
  const drawing = paths.placeholder;
  return {
    id,
    title,
    place: captionOf(project),
    category,
    description,
    typical,
    ...(image.src && boundary && { boundary: printedBoundary(boundary) }),
    pictures: { card: pictureView('project', image, drawing), dialog: pictureView('dialog', image, drawing) },
  };
}

/** A boundary as it is printed; the check of the content has seen to it that products and classes are there. */
function printedBoundary({ lines, marks }: NonNullable<Project['boundary']>): Boundary {
  const places = placeMarks(
    lines,
    marks.map(({ at }) => at),
  );
  return {
    lines,
    marks: marks.map(({ product, class: text, at }, index) => ({
      product,
      title: products.find((candidate) => productKeyOf(candidate) === product)?.title ?? product,
      name: text.replace(' ', '\u00a0'),
      ...(places[index] ?? { at, side: 'up' }),
    })),
  };
}
