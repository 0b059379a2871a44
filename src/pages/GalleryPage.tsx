import { Gallery } from '../components/Gallery.island.tsx';
import { Metadata } from '../components/Metadata.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { company } from '../content/company.ts';
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
  return (
    <div className="page">
      <Metadata
        {...describePage({
          title: `Galleri: brandskydd i tolv byggnader | ${company.name}`,
          description:
            'Tolv typiska byggnader i Spanien, Lettland, Sverige och Danmark, från villa till hangar, och var branddörrar, glaspartier och fasader gör nytta i dem.',
          path: paths.gallery,
          share: sharePicture(first.image, paths.projectDrawing(first)),
          page: { '@type': 'ImageGallery', hasPart: projects.map(projectImage) },
          steps: stepsTo('Galleri'),
        })}
      />
      <PageHeading title="Galleri">
        Tolv typiska byggnader i Spanien, Lettland, Sverige och Danmark, och var brandcellsgränsen ofta går i dem.
        Bilderna är visualiseringar, inte fotografier av levererade arbeten.
      </PageHeading>
      <Island component={Gallery} when="load" props={{ projects: projects.map(galleryProject) }} />
    </div>
  );
}

function galleryProject({ image, ...project }: Project) {
  const drawing = paths.projectDrawing(project);
  return {
    ...project,
    pictures: { card: pictureView('project', image, drawing), dialog: pictureView('dialog', image, drawing) },
  };
}
