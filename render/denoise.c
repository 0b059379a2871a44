// Denoiser for path-traced pictures: two renders of the same view with different seeds are filtered
// against each other (joint non-local means, guided by albedo, normal and depth), then averaged.
// Because the weights for one half come from the other, noise does not choose its own neighbours.
// Build: gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o libdenoise.so denoise.c -lm
#include <math.h>
#include <stdlib.h>
#include <string.h>

static float luminance(const float *c) { return .2126f * c[0] + .7152f * c[1] + .0722f * c[2]; }

static int ascending(const void *a, const void *b) {
  float x = *(const float *)a, y = *(const float *)b;
  return (x > y) - (x < y);
}

static int clampi(int v, int hi) { return v < 0 ? 0 : v > hi ? hi : v; }

// Pull down pixels of `img` far brighter than their neighbours and than the same pixel of `other`.
static void remove_fireflies(int w, int h, float *img, const float *other) {
  float *out = malloc(sizeof(float) * 3 * w * h);
  memcpy(out, img, sizeof(float) * 3 * w * h);
  #pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float around[25];  // wide enough for a firefly that the pixel filter has spread over its neighbours
      for (int k = 0; k < 25; k++) {
        int xx = clampi(x + k % 5 - 2, w - 1), yy = clampi(y + k / 5 - 2, h - 1);
        around[k] = luminance(img + 3 * (yy * w + xx));
      }
      qsort(around, 25, sizeof(float), ascending);
      int i = 3 * (y * w + x);
      float median = around[12], limit = fmaxf(1.6f * median, around[15]);
      float here = luminance(img + i), there = luminance(other + i);
      if (here > limit && here > 1.6f * there + .02f) {
        float scale = fmaxf(median, fminf(limit, there)) / here;
        for (int c = 0; c < 3; c++) out[i + c] = img[i + c] * scale;
      }
    }
  memcpy(img, out, sizeof(float) * 3 * w * h);
  free(out);
}

// Mean over a (2r+1) x (2r+1) window, edges repeated.
static void box_mean(int w, int h, const float *src, float *dst, float *tmp, int r) {
  const float inv = 1.f / (2 * r + 1);
  #pragma omp parallel for
  for (int y = 0; y < h; y++) {
    const float *row = src + y * w;
    float sum = 0;
    for (int i = -r; i <= r; i++) sum += row[clampi(i, w - 1)];
    for (int x = 0; x < w; x++) {
      tmp[y * w + x] = sum * inv;
      sum += row[clampi(x + r + 1, w - 1)] - row[clampi(x - r, w - 1)];
    }
  }
  #pragma omp parallel for
  for (int block = 0; block < (w + 63) / 64; block++) {
    int x0 = block * 64, x1 = x0 + 64 > w ? w : x0 + 64;
    float sum[64] = {0};
    for (int i = -r; i <= r; i++)
      for (int x = x0; x < x1; x++) sum[x - x0] += tmp[clampi(i, h - 1) * w + x];
    for (int y = 0; y < h; y++) {
      const float *in = tmp + clampi(y + r + 1, h - 1) * w, *gone = tmp + clampi(y - r, h - 1) * w;
      for (int x = x0; x < x1; x++) {
        dst[y * w + x] = sum[x - x0] * inv;
        sum[x - x0] += in[x] - gone[x];
      }
    }
  }
}

// Clean the guides first: seen through glass they are as noisy as the picture. g: `channels` planes per pixel of both
// halves; a neighbour counts as far as it differs by more than the noise that the halves show.
static void clean_guide(int w, int h, int channels, const float *ga, const float *gb, float *out, float tolerance) {
  const int n = w * h, reach = 4;
  float *noise = malloc(4 * n), *var = malloc(4 * n), *tmp = malloc(4 * n);
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int c = 0; c < channels; c++) s += .25f * (ga[channels * i + c] - gb[channels * i + c]) * (ga[channels * i + c] - gb[channels * i + c]);
    noise[i] = s;
  }
  box_mean(w, h, noise, var, tmp, 2);
  #pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      int i = y * w + x;
      float sum[3] = {0}, total = 0;
      for (int dy = -reach; dy <= reach; dy++)
        for (int dx = -reach; dx <= reach; dx++) {
          int j = clampi(y + dy, h - 1) * w + clampi(x + dx, w - 1);
          float d = 0;
          for (int c = 0; c < channels; c++) {
            float e = .5f * (ga[channels * i + c] + gb[channels * i + c] - ga[channels * j + c] - gb[channels * j + c]);
            d += e * e;
          }
          d = fmaxf(0, d - 3 * (var[i] + var[j])) / (tolerance * tolerance + .5f * (var[i] + var[j]));
          float weight = d > 12 ? 0 : expf(-d);
          for (int c = 0; c < channels; c++) sum[c] += weight * .5f * (ga[channels * j + c] + gb[channels * j + c]);
          total += weight;
        }
      for (int c = 0; c < channels; c++) out[channels * i + c] = sum[c] / total;
    }
  free(noise); free(var); free(tmp);
}

// a, b: the two halves (linear RGB, destroyed); albedo_a ... depth_b: guides of both halves. radius: search window, patch: patch radius,
// strength: filter strength, s_*: tolerance for albedo, normal and relative depth.
void denoise(int w, int h, float *a, float *b, const float *albedo_a, const float *albedo_b, const float *normal_a,
             const float *normal_b, const float *depth_a, const float *depth_b, float *out, int radius, int patch,
             float strength, float s_albedo, float s_normal, float s_depth) {
  const int n = w * h;
  float *albedo = malloc(12 * n), *normal = malloc(12 * n), *depth = malloc(4 * n);
  clean_guide(w, h, 3, albedo_a, albedo_b, albedo, .02f);
  clean_guide(w, h, 3, normal_a, normal_b, normal, .08f);
  clean_guide(w, h, 1, depth_a, depth_b, depth, .02f);
  remove_fireflies(w, h, a, b);
  remove_fireflies(w, h, b, a);
  float *var = malloc(4 * n), *tmp = malloc(4 * n), *mean = malloc(4 * n), *dist_a = malloc(4 * n), *dist_b = malloc(4 * n);
  float *sum_a = calloc(3 * n, 4), *sum_b = calloc(3 * n, 4), *w_a = calloc(n, 4), *w_b = calloc(n, 4);
  float *log_a = malloc(12 * n), *log_b = malloc(12 * n), *base = malloc(12 * n);
  for (int i = 0; i < 3 * n; i++) {  // filter light, not texture: divide by albedo; compress highlights for the distance
    base[i] = albedo[i] + .04f;
    a[i] /= base[i];
    b[i] /= base[i];
    log_a[i] = log1pf(4 * fmaxf(a[i], 0));
    log_b[i] = log1pf(4 * fmaxf(b[i], 0));
  }
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int c = 0; c < 3; c++) s += .5f * (log_a[3 * i + c] - log_b[3 * i + c]) * (log_a[3 * i + c] - log_b[3 * i + c]);
    mean[i] = s / 3;
  }
  box_mean(w, h, mean, var, tmp, 3);
  for (int i = 0; i < n; i++) var[i] = fmaxf(var[i], 1e-7f);

  for (int oy = -radius; oy <= radius; oy++)
    for (int ox = -radius; ox <= radius; ox++) {
      #pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int i = y * w + x, j = clampi(y + oy, h - 1) * w + clampi(x + ox, w - 1);
          float da = 0, db = 0;
          for (int c = 0; c < 3; c++) {
            float ea = log_a[3 * i + c] - log_a[3 * j + c], eb = log_b[3 * i + c] - log_b[3 * j + c];
            da += ea * ea;
            db += eb * eb;
          }
          float expected = var[i] + fminf(var[i], var[j]), norm = 1e-7f + strength * strength * (var[i] + var[j]);
          dist_a[i] = (da / 3 - expected) / norm;
          dist_b[i] = (db / 3 - expected) / norm;
        }
      box_mean(w, h, dist_a, mean, tmp, patch);
      memcpy(dist_a, mean, 4 * n);
      box_mean(w, h, dist_b, mean, tmp, patch);
      memcpy(dist_b, mean, 4 * n);
      #pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int xx = x + ox, yy = y + oy;
          if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
          int i = y * w + x, j = yy * w + xx;
          float guide = 0;
          for (int c = 0; c < 3; c++) {
            float ea = (albedo[3 * i + c] - albedo[3 * j + c]) / s_albedo, en = (normal[3 * i + c] - normal[3 * j + c]) / s_normal;
            guide += ea * ea + en * en;
          }
          float ed = (depth[i] - depth[j]) / (s_depth * (depth[i] + 1e-3f));
          guide += ed * ed;
          if (guide > 20) continue;
          float cap = expf(-guide), ea = fmaxf(dist_a[i], 0), eb = fmaxf(dist_b[i], 0);
          float from_a = fminf(cap, ea > 20 ? 0 : expf(-ea)), from_b = fminf(cap, eb > 20 ? 0 : expf(-eb));
          for (int c = 0; c < 3; c++) {
            sum_a[3 * i + c] += from_b * a[3 * j + c];
            sum_b[3 * i + c] += from_a * b[3 * j + c];
          }
          w_a[i] += from_b;
          w_b[i] += from_a;
        }
    }
  for (int i = 0; i < n; i++)
    for (int c = 0; c < 3; c++) {
      int k = 3 * i + c;
      float ra = w_a[i] > 0 ? sum_a[k] / w_a[i] : a[k], rb = w_b[i] > 0 ? sum_b[k] / w_b[i] : b[k];
      out[k] = .5f * (ra + rb) * base[k];
    }
  free(var); free(tmp); free(mean); free(dist_a); free(dist_b);
  free(albedo); free(normal); free(depth);
  free(sum_a); free(sum_b); free(w_a); free(w_b); free(log_a); free(log_b); free(base);
}
