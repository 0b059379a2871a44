import {
  assetFolder,
  cacheRules,
  contentTypes,
  errorPages,
  hiddenFiles,
  malformed,
  otherForm,
  otherFormOfHome,
  productForm,
  redirectStatus,
  typesByPath,
  wellKnown,
} from '../hosting.ts';

/** The text of a file for nginx, to be included in the `server` that has the site's folder as its `root`. */
export function nginxConfig(headers: Record<string, string>): string {
  const ownPages = Object.values(errorPages);
  return `# Made by the build from build/hosting.ts and build/headers.ts. To be included in a server that has this site as its root.

charset off;
server_tokens off;
absolute_redirect off;
merge_slashes off;
brotli_static on;
gzip_static on;
gzip_vary on;

types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `  "${type}" ${extension};`)
  .join('\n')}
}

if ($uri ~ "${malformed.source.replaceAll('\\\\', '\\\\\\\\')}") { return 400; }

set $keep "${cacheRules.file}";
if ($uri ~ "^${assetFolder}") { set $keep "${cacheRules.asset}"; }
if ($uri ~ "^/$|\\.html$") { set $keep "${cacheRules.page}"; }
if (-f $document_root$uri.html) { set $keep "${cacheRules.page}"; }
add_header Cache-Control $keep always;
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`)
  .join('\n')}

# Where nothing is, which page says so.
set $error_page ${errorPages.other};
if ($uri ~ "${productForm.source}") { set $error_page ${errorPages.product}; }
error_page 404 $error_page;
${ownPages.map((page) => `location = ${page} { internal; }`).join('\n')}
location ~ "^(?:${ownPages.map((page) => page.replace('.html', '')).join('|')})(?:\\.html)?/?$" { return 404; }
location ~ "//|${hiddenFiles.source}" { return 404; }

location = / { try_files /index.html =404; }
${Object.entries(typesByPath)
  .map(([path, type]) => `location = ${path} { types {} default_type "${type}"; try_files $uri =404; }`)
  .join('\n')}
location ^~ ${wellKnown} { try_files $uri =404; }

# Each other form of an address leads to the one that it has; that this is a file keeps it harmless.
location ~ "${otherFormOfHome.source}" { return ${redirectStatus} /$is_args$args; }
location ~ "${otherForm.source}" {
  set $canonical $1;
  if (-f $document_root$canonical.html) { return ${redirectStatus} $canonical$is_args$args; }
  return 404;
}
location / { try_files $uri.html $uri =404; }
`.replaceAll('\\/', '/');
}
