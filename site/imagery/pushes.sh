#!/bin/sh
# Slow camera moves over the stills that photos.py and scenes.py made.   sh pushes.sh MASTERS_DIR VIDEO_DIR [NAME...]
# Each line below: film, master, seconds, first and last zoom, the point of the picture it nears (0-1, 0-1), then the point it comes from.
set -e
from=$1; to=$2; shift 2; mkdir -p "$to"; wanted=" $* "
while read -r film master time z0 z1 x y x0 y0; do
  [ "$wanted" = '  ' ] || case $wanted in *" $film "*) ;; *) continue ;; esac
  frames=$((time * 24)); t="(0.5-0.5*cos(PI*min(1,on/($frames-30))))"       # rests for the last second and a quarter
  cover="scale=1920:1080:force_original_aspect_ratio=increase,crop=1920:1080"
  move="scale=7680:4320:flags=bicubic,zoompan=fps=24:s=1280x720:d=$frames:z='$z0+($z1-$z0)*$t':x='(iw-iw/zoom)*($x0+($x-$x0)*$t)':y='(ih-ih/zoom)*($y0+($y-$y0)*$t)'"
  bt709="scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"; marks="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
  ffmpeg -v error -y -i "$from/$master.png" -vf "$cover,$move,setsar=1,format=gbrp" -frames:v $frames -c:v ffv1 "$from/$film.master.mkv" < /dev/null
  ffmpeg -v error -y -i "$from/$film.master.mkv" -vf "$bt709" $marks -c:v libx264 -preset veryslow -crf 23 -profile:v high -movflags +faststart "$to/$film.mp4" < /dev/null
  ffmpeg -v error -y -i "$from/$film.master.mkv" -vf "$bt709" $marks -c:v libsvtav1 -preset 5 -crf 34 -g 96 "$to/$film.webm" < /dev/null
  ffmpeg -v error -y -sseof -0.2 -i "$from/$film.master.mkv" -frames:v 1 -update 1 "$from/$film-poster.png" < /dev/null
  ls -l "$to/$film.mp4" "$to/$film.webm" | awk '{print $5, $9}'
done <<'FILMS'
house      house      9  1.00 2.10  .86 .82  .50 .60
yard       yard       9  1.85 1.00  .50 .55  .02 .72
field      field     10  1.00 1.75  .52 .86  .50 .50
line       macro      8  1.60 1.25  .95 .55  .00 .45
fair       expo       9  1.00 1.70  .42 .72  .50 .50
FILMS
