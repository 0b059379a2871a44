import type { ImageObjectLeaf } from 'schema-dts';
import { pictureView } from '../content/pictureView.ts';
import type { Project } from '../content/schema.ts';
import { paths } from '../content/paths.ts';
import { absolute, companyNode, reference } from './siteNodes.ts';

/**
 * The gallery's picture of a project. It says what can be seen but names no place, because no picture was taken there.
 */
export function projectImage(project: Project): ImageObjectLeaf {
  return {
    '@type': 'ImageObject',
    '@id': `${absolute(paths.gallery)}#bild-${project.id}`,
    name: project.title,
    caption: project.image.alt,
    contentUrl: absolute(pictureView('dialog', project.image, paths.placeholder).src),
    creator: reference(companyNode),
  };
}
