import type { VideoObjectLeaf } from 'schema-dts';
import { videoAddress } from '../content/videoAddress.ts';
import type { Company, Video } from '../content/schema.ts';
import { paths } from '../content/paths.ts';
import type { SharePicture } from './description.ts';
import { absolute, companyNode, reference } from './siteNodes.ts';

/**
 * The company's film. Search engines want a picture of it that is no drawing: the one with which the page is shared.
 */
export function videoNode(
  video: Video,
  { description, published, seconds }: Company['videoFacts'],
  share: SharePicture,
): VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    '@id': `${absolute(paths.about)}#film`,
    name: video.title,
    description,
    thumbnailUrl: absolute(share.src),
    uploadDate: published,
    duration: `PT${seconds}S`,
    ...(video.provider === 'file'
      ? { contentUrl: absolute(videoAddress(video).page) }
      : { embedUrl: videoAddress(video).player ?? '' }),
    publisher: reference(companyNode),
  };
}
