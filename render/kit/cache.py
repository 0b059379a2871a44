"""Where everything lies that is fetched, or made on the way to a picture."""
import os

#: $RENDER_CACHE, else .local/render in the project.
CACHE = os.path.abspath(os.environ.get('RENDER_CACHE') or os.path.join(os.path.dirname(__file__), '..', '..', '.local', 'render'))
